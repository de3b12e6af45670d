import type { Location } from 'react-router-dom';
import { asRecord } from '../../domain/basis/asRecord';
import { boundedText } from '../../domain/basis/boundedText';
import type { ContactInput } from '../../domain/contact/contactMessage';

/** The fields of the contact form that a page of the public site fills in. */
export type StartedMessage = Partial<
  Pick<ContactInput, 'subject' | 'day' | 'route' | 'plate' | 'email' | 'text'>
>;

const fields = ['subject', 'day', 'route', 'plate', 'email', 'text'] as const;

/** Navigation state of the contact form: neither a plate nor an e-mail is ever put into the address. */
export function startingMessage(message: StartedMessage): object {
  return { message };
}

/** Reads it; null without one. History state survives reloads, so it is validated. */
export function readStartedMessage({ state }: Pick<Location, 'state'>): StartedMessage | null {
  const { message } = asRecord(state);
  if (typeof message !== 'object' || message === null) return null;
  const carried = message as Readonly<Record<string, unknown>>;
  return Object.fromEntries(fields.map((name) => [name, boundedText(carried[name])]));
}
