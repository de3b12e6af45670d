/** The browser tab of the home page, and of each page until it has its own title. `name`: the operator's. */
export const words = {
  title: (name: string): string => `${name} – trafic, télépéage et paiement`,
};

export type Words = typeof words;
