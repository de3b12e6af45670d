import type { Words } from '../../fr/contact/notices';

const failed =
  'An error occurred while we were sending your message. Try again later. Our team has been told about it.';

export const words: Words = {
  failed,
  failedBecause: (cause) => `${failed} ${cause}`,
  sent: 'Your message was sent. Our team will answer you as soon as possible.',
};
