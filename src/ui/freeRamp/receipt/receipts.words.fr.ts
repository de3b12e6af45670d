export const words = {
  prompt: 'Retrouvez tous vos reçus au même endroit, et réunissez plusieurs tickets sur un seul.',
  caption: 'Vos reçus, du plus récent au plus ancien',
  columns: {
    number: 'N°',
    createdAt: 'Date de création',
    tickets: 'Nombre de tickets',
    download: 'Télécharger',
  },
  download: (number: number): string => `Télécharger [le reçu ${number}]`,
  none: "Vous n'avez pas encore de reçu. Il en apparaît un ici dès que vous en générez un à partir de vos tickets, ou que vous confirmez un remboursement.",
  seeTickets: 'Voir vos tickets',
  ofTicket: {
    title: "Le reçu d'un ticket payé en espèces",
    about:
      "Saisissez les 20 chiffres de l'identifiant qui figure sur le ticket\u202f: son reçu se télécharge aussitôt, sans compte.",
    link: "Saisir l'identifiant d'un ticket",
  },
};

export type Words = typeof words;
