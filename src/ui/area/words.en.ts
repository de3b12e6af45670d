import type { Words } from './words.fr';

export const words: Words = {
  menu: 'Menu',
  openMenu: 'Open the menu',
  closeMenu: 'Close the menu',
  signOut: 'Sign out',
  publicSite: 'Back to the public site',
};
