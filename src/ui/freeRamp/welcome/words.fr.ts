/** The first page of the free-ramp area. */
export const words = {
  lead: 'Vous êtes sorti par la rampe gratuite\u202f: ce que vous avez payé en espèces au péage vous est remboursé, et vous obtenez le reçu de ce que vous avez payé par carte bancaire. Sans courrier ni rendez-vous.',
  cash: {
    title: 'Vous avez payé en espèces',
    about:
      "Saisissez les 20 chiffres du ticket\u202f: vous saurez aussitôt s'il est remboursable. Le virement arrive sous 2 à 3 jours ouvrés.",
    link: 'Rembourser un ticket',
  },
  card: {
    title: 'Vous avez payé par carte bancaire',
    about:
      'Associez votre carte à la plaque du véhicule\u202f: vos tickets apparaissent dans les 72 heures, et vous pouvez en tirer des reçus.',
    /** For a visitor. */
    withAccount: 'Avec un compte gratuit\u202f: [connectez-vous] ou [inscrivez-vous].',
  },
  prompt:
    "Suivez vos remboursements, réunissez plusieurs tickets en une demande, gardez vos reçus et l'IBAN sur lequel vous êtes remboursé.",
  /** Facts about the account. */
  overview: {
    title: 'Où vous en êtes',
    refunds: 'Remboursements',
    nothingToClaim: 'Rien à demander',
    /** Some entries could not be read: a total or a count would be wrong (P7.2). */
    toCheck: 'À vérifier',
    seeRefunds: 'Voir vos remboursements',
    toClaim: (amount: string): string => `${amount} à demander`,
    claim: 'Demander le remboursement',
    tickets: 'Tickets sur 7 jours',
    noCard: 'Aucune carte associée',
    /** Tickets of the last 7 days. */
    withoutReceipt: (count: number): string => {
      if (count === 0) return 'Aucun ticket sans reçu';
      return count === 1 ? '1 ticket sans reçu' : `${count} tickets sans reçu`;
    },
    seeTickets: 'Voir vos tickets',
    iban: 'IBAN',
    noIban: 'Aucun IBAN enregistré',
    seeIban: 'Voir votre IBAN',
    retry: (label: string): string => `Réessayer [pour ${label}]`,
  },
};

export type Words = typeof words;
