/** How to reach the operator's teams. */
export const words = {
  call: (phone: string): string => `Appeler le ${phone}`,
  write: (email: string): string => `Écrire à ${email}`,
};

export type Words = typeof words;
