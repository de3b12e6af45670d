/** The frame of the private areas. */
export const words = {
  menu: 'Menu',
  openMenu: 'Ouvrir le menu',
  closeMenu: 'Fermer le menu',
  signOut: 'Déconnexion',
  publicSite: 'Retour au site public',
};

export type Words = typeof words;
