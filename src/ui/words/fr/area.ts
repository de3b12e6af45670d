/** The frame of the private areas, and the buttons that they share. */
export const words = {
  menu: 'Menu',
  openMenu: 'Ouvrir le menu',
  closeMenu: 'Fermer le menu',
  signOut: 'Déconnexion',
  publicSite: 'Retour au site public',
  /** The code of a confirmation did not arrive. */
  confirmationLost:
    "La demande de confirmation n'a pas pu s'afficher. Vérifiez votre connexion, puis réessayez\u202f; si cela se répète, rechargez la page.",
};

export type Words = typeof words;
