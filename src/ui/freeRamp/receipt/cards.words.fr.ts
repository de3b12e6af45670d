/** The linked cards. */
export const words = {
  none: "Aucune carte n'est associée à votre compte. Une carte associée apparaît ici, et ses tickets parmi les vôtres.",
  caption: 'Vos cartes associées',
  columns: { plate: 'Plaque', card: 'Carte', linkedAt: 'Date', unlink: 'Dissocier' },
  linkAnother: 'Associer une autre carte',
  unlink: (plate: string, ending: string): string =>
    `Dissocier [la carte de ${plate} se terminant par ${ending}]`,
  confirmation: {
    title: 'Dissocier cette carte',
    consequence: (plate: string, ending: string): string =>
      `La carte se terminant par ${ending}, associée à la plaque ${plate}, ne fera plus apparaître de tickets, et ceux qui sont déjà là quitteront votre liste.`,
    receipts: 'Les reçus que vous avez générés restent disponibles.',
  },
};

export type Words = typeof words;
