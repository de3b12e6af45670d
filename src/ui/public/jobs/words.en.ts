import type { Words } from './words.fr';

export const words: Words = {
  title: 'Vacancies',
  none: 'There are no vacancies at the moment. The next ones will be here. You can also send us an application now.',
  filled: 'Filled',
  filledTitle: 'Filled posts',
  read: 'Read the vacancy',
};
