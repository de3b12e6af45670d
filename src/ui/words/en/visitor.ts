import type { Words } from '../fr/visitor';

export const words: Words = {
  account: 'My account',
  cookies: 'Manage cookies',
};
