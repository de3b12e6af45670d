/** A post of the news, in a list. */
export const words = {
  isNew: 'Nouveau',
};

export type Words = typeof words;
