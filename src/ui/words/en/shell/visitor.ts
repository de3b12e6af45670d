import type { Words } from '../../fr/shell/visitor';

export const words: Words = {
  account: 'My account',
  cookies: 'Manage cookies',
};
