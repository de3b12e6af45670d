/** Who the visitor is, and what this device keeps: in the frame of every page, beside the store. */
export const words = {
  account: 'Espace client',
  cookies: 'Gérer les cookies',
};

export type Words = typeof words;
