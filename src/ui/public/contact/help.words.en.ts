import type { Words } from './help.words.fr';
import { formatCalendarDay, formatPhone } from '../../words/format.en';

const answer = 'It answers you at the email address that you entered.';
const mailbox = 'If you get no answer, look in your junk mail, or call us.';

export const words: Words = {
  titles: {
    lostBadge: 'Lost or stolen tag',
    trips: 'Dispute trips',
    invoice: 'Question about an invoice',
  },
  greeting: 'Hello,',
  begins: {
    lostBadge: 'My tag is lost or stolen. Please suspend it and tell me how to replace it.',
    trips: 'I dispute the following:',
    invoice: 'I have a question about this document:',
  },
  ends: {
    lostBadge: (today) => `Noticed on: ${formatCalendarDay(today)}`,
    trips: () => 'What is wrong: ',
    invoice: () => 'My question: ',
  },
  urgent: (phone) =>
    `This is urgent: call [${formatPhone(phone)}], then send this message so that you have a record of it.`,
  filledIn: 'We filled in the message with what we know. You can change all of it.',
  setAside: (title) => `This is the message that you had begun. [Back to “${title}”]`,
  otherKept: 'You had begun another message: we have kept it. [Continue it]',

  steps: ['Your message goes to the team of the subject that you chose.', answer, mailbox],
  stepsOf: {
    lostBadge: [
      'By phone, the team can deal with the tag at once. This site does not suspend it.',
      'Your message goes to our customer service, with the numbers of the tag and the contract.',
      answer,
      'If you find the tag, do not use it again before you have our answer.',
    ],
    trips: [
      'Your message goes to our customer service, with the date, the tag and the amount of each trip.',
      'The team compares them with the trips that were recorded.',
      answer,
      mailbox,
    ],
    invoice: [
      'Your message goes to our customer service, with the number and the amount of the document.',
      answer,
      mailbox,
    ],
  },
};
