import type { Words } from './notices.words.fr';

export const words: Words = {
  failed:
    'An error occurred while we were sending your message. Try again later. Our team has been told about it.',
  checkNetwork: 'Check your internet connection.',
  maybeSent: 'We do not know whether we have received it: a second copy does no harm.',
  sent: 'Your message was sent. Our team will answer you as soon as possible.',
};
