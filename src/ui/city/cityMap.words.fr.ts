export const words = {
  closed: 'fermé',
  minutes: (minutes: number): string => `${minutes} min`,
};
