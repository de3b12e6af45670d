import type { HelpTopic } from '../../../domain/contact/helpRequest';

export const helpTitles: Readonly<Record<HelpTopic, string>> = {
  lostBadge: 'Badge perdu ou volé',
  trips: 'Contester des trajets',
  invoice: 'Question sur une facture',
};

/** A stolen badge opens the barrier until the operator suspends it. */
export const isUrgent: Readonly<Record<HelpTopic, boolean>> = {
  lostBadge: true,
  trips: false,
  invoice: false,
};

const answer = "Elle vous répond à l'adresse e-mail que vous avez saisie.";
const mailbox = 'Sans réponse, regardez parmi les courriers indésirables, ou appelez-nous.';

export const plainNextSteps: readonly string[] = [
  "Votre message arrive à l'équipe du sujet choisi.",
  answer,
  mailbox,
];

/** What follows the message; nothing that only the operator can promise. */
export const nextSteps: Readonly<Record<HelpTopic, readonly string[]>> = {
  lostBadge: [
    "Au téléphone, l'équipe peut s'occuper du badge tout de suite. Ce site ne le suspend pas.",
    'Votre message arrive au service clients, avec le n° du badge et du contrat.',
    answer,
    'Si vous retrouvez le badge, ne le réutilisez pas avant sa réponse.',
  ],
  trips: [
    'Votre message arrive au service clients, avec la date, le badge et le montant de chaque trajet.',
    "L'équipe compare avec les passages enregistrés.",
    answer,
    mailbox,
  ],
  invoice: [
    'Votre message arrive au service clients, avec le n° et le montant du document.',
    answer,
    mailbox,
  ],
};
