import type { CalendarDay } from '../../../domain/basis/calendarDay';
import type { HelpTopic } from '../../../domain/contact/helpRequest';
import { formatCalendarDay } from '../../words/format.fr';

const answer = "Elle vous répond à l'adresse e-mail que vous avez saisie.";
const mailbox = 'Sans réponse, regardez parmi les courriers indésirables, ou appelez-nous.';

/** A message that a page of the subscriber area began, and what follows any message. */
export const words = {
  titles: {
    lostBadge: 'Badge perdu ou volé',
    trips: 'Contester des trajets',
    invoice: 'Question sur une facture',
  } satisfies Record<HelpTopic, string>,
  greeting: 'Bonjour,',
  /** What the message begins with, before what the site knows. */
  begins: {
    lostBadge:
      'Mon badge est perdu ou volé. Merci de le suspendre et de me dire comment le remplacer.',
    trips: 'Je conteste ce qui suit\u202f:',
    invoice: "J'ai une question sur ce document\u202f:",
  } satisfies Record<HelpTopic, string>,
  /** The last line, which the person completes. */
  ends: {
    lostBadge: (today: CalendarDay): string => `Constaté le\u202f: ${formatCalendarDay(today)}`,
    trips: (): string => 'Ce qui ne va pas\u202f: ',
    invoice: (): string => 'Ma question\u202f: ',
  } satisfies Record<HelpTopic, (today: CalendarDay) => string>,
  urgent: (phone: string): string =>
    `C'est urgent\u202f: appelez le [${phone}], puis envoyez ce message pour en garder une trace.`,
  filledIn: 'Nous avons rempli le message avec ce que nous savons. Vous pouvez tout modifier.',
  /** The message typed before is shown; `title` is that of the message of the page. */
  setAside: (title: string): string =>
    `Ce message est celui que vous aviez commencé. [Revenir à «\u202f${title}\u202f»]`,
  otherKept: "Vous aviez commencé un autre message\u202f: nous l'avons gardé. [Le reprendre]",

  steps: ["Votre message arrive à l'équipe du sujet choisi.", answer, mailbox],
  /** These sentences promise nothing that depends on the operator. */
  stepsOf: {
    lostBadge: [
      "Au téléphone, l'équipe peut s'occuper du badge tout de suite. Ce site ne le suspend pas.",
      'Votre message arrive au service clients, avec le n° du badge et du contrat.',
      answer,
      'Si vous retrouvez le badge, ne le réutilisez pas avant sa réponse.',
    ],
    trips: [
      'Votre message arrive au service clients, avec la date, le badge et le montant de chaque trajet.',
      "L'équipe compare avec les trajets enregistrés.",
      answer,
      mailbox,
    ],
    invoice: [
      'Votre message arrive au service clients, avec le n° et le montant du document.',
      answer,
      mailbox,
    ],
  } satisfies Record<HelpTopic, readonly string[]>,
};

export type Words = typeof words;
