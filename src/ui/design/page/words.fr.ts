/** The progress of a flow of steps. */
export const words = {
  position: (step: number, count: number): string => `Étape ${step} sur ${count}`,
};

export type Words = typeof words;
