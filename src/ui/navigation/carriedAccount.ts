import { toNullable } from 'fp-ts/Option';
import { boundedText } from '../../domain/boundedText';
import { readMailToken, type MailToken } from '../../domain/mailToken';

const LONGEST_TOKEN = 4000;

/** What one page of the accounts hands on to the next, unseen in the address bar. */
export interface CarriedAccount {
  /** Of a mailed link; null without one. */
  readonly token: MailToken | null;
  /** As it was typed, or as the mailed link tells it; empty when unknown. */
  readonly email: string;
}

/** Navigation state that carries it. */
export function carryingAccount({ token = null, email = '' }: Partial<CarriedAccount>): {
  readonly account: CarriedAccount;
} {
  return { account: { token, email } };
}

/** What the navigation carries, if anything. History state survives reloads and is not ours to trust. */
export function readCarriedAccount(state: unknown): CarriedAccount {
  const { account } = Object(state) as { readonly account?: unknown };
  const { token, email } = Object(account) as Partial<Record<keyof CarriedAccount, unknown>>;
  return {
    token: toNullable(readMailToken(boundedText(token, LONGEST_TOKEN))),
    email: boundedText(email),
  };
}
