import type { Words } from './licencesPage.words.fr';

export const words: Words = {
  title: (name) => `Open-source software used – ${name}`,
  heading: 'Open-source software used',
  introduction:
    'This site contains parts of this software and of this typeface. Their licences ask to reproduce their text and the names of their authors: open a line to read them.',
  home: (name) => `${name}, home`,
  back: 'Back to home',
};
