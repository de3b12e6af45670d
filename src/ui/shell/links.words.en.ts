import type { Words } from './links.words.fr';
import { formatPhone } from '../words/format.en';

export const words: Words = {
  call: (phone) => `Call ${formatPhone(phone)}`,
  write: (email) => `Email ${email}`,
};
