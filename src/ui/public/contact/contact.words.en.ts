import { placeNames } from '../../../domain/passage/place';
import type { Words } from './contact.words.fr';
import { formatCalendarDay, formatEuros, formatPhone } from '../../words/format.en';

const firstDigits = (): string =>
  'Check that you have entered the first 6 digits of your bank card.';
const lastDigits = (): string => 'Check that you have entered the last 4 digits of your bank card.';

/** As the road signs write them. */
export const words: Words = {
  description:
    'Write to us about a receipt, a notice of non-payment (CNP), the traffic or your subscription, or contact us by phone, by email or by post.',
  lead: (phone) =>
    `Choose a subject: your message goes to the right team, which answers you by email. Is it urgent? Call [${formatPhone(phone)}].`,
  whatNext: 'What happens next',
  otherWays: 'Other ways to contact us',
  byPost: (address) => `By post: ${address}`,

  subject: 'Subject',
  chooseSubject: 'Choose a subject',
  subjects: {
    'Service clients': 'Customer service',
    'Sécurité / trafic': 'Safety / traffic',
    Recouvrement: 'Debt collection',
    Communication: 'Press and communication',
    Reçu: 'Receipt',
    CNP: 'Notice of non-payment (CNP)',
    'Ressources humaines': 'Human resources',
    'Données Personnelles': 'Personal data',
  },
  receiptAdvice:
    'Get a receipt at once: [with the identifier of the ticket], the 20 digits printed on it, or [in your receipts] if your bank card is linked to your account. If not, write to us.',
  cnpAdvice:
    'You do not need to write to us to pay a notice of non-payment (CNP) or a payment notice: [pay online].',

  passage: 'Your trip',
  day: 'Approximate date of the trip',
  dayHint: 'Day, month and year: 09/11/2026 for 9 November 2026.',
  route: 'Trip',
  chooseRoute: 'Choose a trip',
  routeOf: (from, to, price) => `${placeNames[from]} → ${placeNames[to]} – ${formatEuros(price)}`,
  method: 'How you paid',
  methods: { card: 'Bank card', cash: 'Cash' },
  cardHint: 'Of the card number. We never ask you for the digits in the middle.',

  request: 'Your request',
  name: 'Name',
  message: 'Message',
  cnpHint: 'Give the number of the CNP, if you have it.',
  send: 'Send',
  sending: 'Sending…',
  sent: 'Message sent',
  notSent: 'We have kept your message. It was not sent: try again later, or call us.',
  maybeSent:
    'We have kept your message. We do not know whether we have received it: send it again later, a second copy does no harm.',
  errors: {
    'contactSubject/missing': () => 'Choose a subject.',
    'passageDay/missing': () => 'Enter the date of the trip, even if it is approximate.',
    'passageDay/invalid': () =>
      'Enter a date that exists: day, month and year, for example 09/11/2026.',
    'passageDay/before-opening': ({ opened }) =>
      `Enter a date from ${formatCalendarDay(opened)}, the day of the opening.`,
    'passageDay/in-future': () => 'The date of the trip cannot be after today.',
    'contactRoute/missing': () => 'Choose the trip that you made.',
    'plate/missing': () => 'Enter the number plate of the vehicle.',
    'plate/invalid': () => 'Enter one number plate only, in letters and digits.',
    'contact/method-missing': () => 'Choose how you paid at the toll.',
    'card/firstDigits-missing': firstDigits,
    'card/firstDigits-invalid': firstDigits,
    'card/lastDigits-missing': lastDigits,
    'card/lastDigits-invalid': lastDigits,
    'contact/name-missing': () => 'Enter your name.',
    'contact/text-missing': () => 'Write your message.',
  },

  sentTo: (operator) =>
    `Your message was sent to ${operator}. Our team will answer you as soon as possible.`,
  answerTo: (subject, email) => `Subject: ${subject}. The answer will go to [${email}].`,
  callToo: (phone) => `Have you not called yet? Call [${formatPhone(phone)}]: it is faster.`,
  unwantedMail:
    'Remember to look in your junk mail. If the address is wrong, send your message again with the right one.',
};
