import type { Words } from './words.fr';

export const words: Words = {
  notify: 'Tell me when it reopens',
  stop: 'Stop telling me',
  keepOpen: 'Keep this page open: the title of the tab will change.',
  sound: 'With a sound',
  reopenedTitle: (ways) => `Reopened: ${ways}`,
  reopened: (ways) => `[Reopened:] ${ways}`,
  close: 'Close',
};
