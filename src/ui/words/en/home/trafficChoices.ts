import type { Words } from '../../fr/home/trafficChoices';

export const words: Words = {
  mine: 'My direction',
  mineAndNotice: 'My direction, reopening alert',
  none: 'None',
  notify: 'Tell me when the tunnel reopens',
  stop: 'Stop telling me',
  keepOpen: 'Keep this page open: the title of the tab will change.',
  sound: 'With a sound',
  reopenedTitle: (ways) => `Reopened: ${ways}`,
  reopened: (ways) => `[Reopened:] ${ways}`,
  close: 'Close',
};
