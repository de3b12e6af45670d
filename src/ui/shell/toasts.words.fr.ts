/** The frame of the toasts; their sentences are those of the features. */
export const words = {
  close: 'Fermer la notification',
};

export type Words = typeof words;
