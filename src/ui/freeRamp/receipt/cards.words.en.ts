import type { Words } from './cards.words.fr';

export const words: Words = {
  none: 'No card is linked to your account. A linked card appears here, and its tickets among yours.',
  caption: 'Your linked cards',
  columns: { plate: 'Number plate', card: 'Card', linkedAt: 'Date', unlink: 'Unlink' },
  linkAnother: 'Link another card',
  unlink: (plate, ending) => `Unlink [the card of ${plate} ending in ${ending}]`,
  confirmation: {
    title: 'Unlink this card',
    consequence: (plate, ending) =>
      `The card ending in ${ending}, linked to the number plate ${plate}, will bring no new tickets. Those that are already here will leave your list.`,
    receipts: 'The receipts that you have made remain available.',
  },
};
