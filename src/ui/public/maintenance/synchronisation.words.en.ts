import type { Words } from './synchronisation.words.fr';

export const words: Words = {
  what: 'Our systems are exchanging data. The latest trips, invoices and payments may be missing for a few minutes. Nothing is lost.',
  next: 'This page takes you back to the home page as soon as it is finished.',
  backHome: 'Back to the home page',
};
