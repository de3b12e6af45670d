/** Above every page while the operator's systems exchange data (P4.33). */
export const words = {
  title: 'Maintenance',
  running:
    'Le site se synchronise\u202f: certaines données peuvent manquer quelques minutes. [En savoir plus]',
};

export type Words = typeof words;
