/** What the purchase knows of its e-mail address, from step 3 on. */
export const words = {
  taken: 'Cette adresse e-mail a déjà un compte\u202f: votre commande y sera rattachée.',
};

export type Words = typeof words;
