import type { Words } from '../../fr/contact/links';
import { formatPhone } from '../format';

export const words: Words = {
  call: (phone) => `Call ${formatPhone(phone)}`,
  write: (email) => `Email ${email}`,
};
