import type { Words } from './languageWatch.words.fr';

export const words: Words = {
  title: 'Change the language',
  asking: 'You will have to enter passwords, files and bank details again in the other language.',
  leaveAnyway: 'Change anyway',
};
