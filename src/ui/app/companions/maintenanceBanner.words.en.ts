import type { Words } from './maintenanceBanner.words.fr';

export const words: Words = {
  title: 'Maintenance',
  running: 'The site is synchronising: some data may be missing for a few minutes. [Find out more]',
};
