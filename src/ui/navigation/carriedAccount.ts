import { toNullable } from 'fp-ts/Option';
import { readMailToken, type MailToken } from '../../domain/mailToken';

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
  const carried = state as {
    account?: Partial<Record<keyof CarriedAccount, unknown>> | null;
  } | null;
  const { token, email } = carried?.account ?? {};
  return {
    token: typeof token === 'string' ? toNullable(readMailToken(token)) : null,
    email: typeof email === 'string' ? email : '',
  };
}
