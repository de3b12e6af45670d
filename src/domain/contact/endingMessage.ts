import type { ContactMessage } from './contactMessage';
import type { ContractEnding } from './contractEnding';

/** The message that carries the declaration: the API has no call of its own for it (P7.22, P9.18). */
export function endingMessage(ending: ContractEnding): ContactMessage {
  const { name, email, note } = ending;
  return { subject: 'Service clients', passage: null, ending, name, email, text: note };
}
