import type { Words } from './maintenance.words.fr';

export const words: Words = {
  description: 'The site is under maintenance. You can still reach our teams.',
  what: 'We are improving the site. This does not change anything for the tunnels, the tags or the toll machines, and what you had already saved is kept.',
  next: 'Come back in a few minutes. If it is urgent, our teams will answer you.',
  backHome: 'Back to the home page',
  synchronisation: {
    what: 'Our systems are exchanging data. The latest trips, invoices and payments may be missing for a few minutes. Nothing is lost.',
    next: 'This page takes you back to the home page as soon as it is finished.',
  },
};
