import type { Words } from './companions.words.fr';

export const words: Words = {
  language: {
    title: 'Change the language',
    asking: 'You will have to enter passwords, files and bank details again in the other language.',
    leaveAnyway: 'Change anyway',
  },
  maintenance: {
    title: 'Maintenance',
    running:
      'The site is synchronising: some data may be missing for a few minutes. [Find out more]',
  },
  release: {
    title: 'New version',
    replaced: 'A new version of the site is available.',
    reload: 'Refresh',
    asking:
      'First send what you have entered: you will have to enter passwords, files and bank details again.',
    reloadAnyway: 'Refresh anyway',
  },
};
