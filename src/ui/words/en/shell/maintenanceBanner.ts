import type { Words } from '../../fr/shell/maintenanceBanner';

export const words: Words = {
  title: 'Maintenance',
  running: 'The site is synchronising: some data may be missing for a few minutes. [Find out more]',
};
