import type { Words } from '../fr/contactLinks';
import { formatPhone } from './format';

export const words: Words = {
  call: (phone) => `Call ${formatPhone(phone)}`,
  write: (email) => `Email ${email}`,
};
