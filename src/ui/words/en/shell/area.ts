import type { Words } from '../../fr/shell/area';

export const words: Words = {
  menu: 'Menu',
  openMenu: 'Open the menu',
  closeMenu: 'Close the menu',
  signOut: 'Sign out',
  publicSite: 'Back to the public site',
};
