import { asRecord } from '../../domain/basis/asRecord';
import { boundedText } from '../../domain/basis/boundedText';
import { readMailToken, type MailToken } from '../../domain/account/mailToken';

const LONGEST_TOKEN = 4000;

/** What one account page passes to the next through the navigation state, not through the address. */
export interface CarriedAccount {
  /** The token of a mailed link; null without one. */
  readonly token: MailToken | null;
  /** As typed, or as read from the mailed link; empty when unknown. */
  readonly email: string;
}

/** The navigation state that contains it. */
export function carryingAccount({ token = null, email = '' }: Partial<CarriedAccount>): {
  readonly account: CarriedAccount;
} {
  return { account: { token, email } };
}

/** Reads it from the navigation state. History state survives reloads, so it is validated. */
export function readCarriedAccount(state: unknown): CarriedAccount {
  const { account } = asRecord(state);
  const { token, email } = asRecord(account);
  return {
    token: readMailToken(boundedText(token, LONGEST_TOKEN)),
    email: boundedText(email),
  };
}
