import type { Words } from './failures.words.fr';
import { formatWait } from '../words/format.en';
import { operatorSays } from '../words/operatorText.en';

export const words: Words = {
  service: {
    'service/unreachable': () =>
      'Our services do not answer. Check your internet connection, then try again.',
    'service/too-slow': () => 'The answer is taking too long. Try again in a moment.',
    'service/failed': ({ message }) =>
      operatorSays(
        message,
        'The problem is on our side. Try again in a few minutes. If it continues, contact us.',
      ),
    'service/unreadable': () =>
      'Our services sent an answer that we cannot read. Try again. If the problem continues, contact us.',
    'service/fault': () =>
      'Something went wrong on this page. What you typed is kept: try again. If it happens again, contact us.',
    'service/too-many-requests': ({ retryAfterSeconds }) =>
      `Too many attempts. You can try again ${formatWait(retryAfterSeconds)}. What you typed is kept.`,
    'service/not-found': ({ message }) =>
      operatorSays(
        message,
        'We cannot find anything that matches your request. Check your details, then try again.',
      ),
    'service/session-expired': () => 'Your session has expired. Sign in again to continue.',
    'service/refused': ({ message }) =>
      operatorSays(message, 'Your request was not accepted. Check your details, then try again.'),
  },
  reachUs: (phone) => `You can reach us on [${phone}] or [by message].`,
};
