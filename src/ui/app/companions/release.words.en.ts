import type { Words } from './release.words.fr';

export const words: Words = {
  title: 'New version',
  replaced: 'A new version of the site is available.',
  reload: 'Refresh',
  asking:
    'First send what you have entered: you will have to enter passwords, files and bank details again.',
  reloadAnyway: 'Refresh anyway',
};
