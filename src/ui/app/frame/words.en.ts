import type { Words } from './words.fr';

export const words: Words = {
  account: 'My account',
  cookies: 'Manage cookies',
};
