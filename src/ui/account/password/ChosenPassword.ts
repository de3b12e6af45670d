import type { Saved } from '../../../application/kernel/Saved';

/** The answer of the server to a new password, with the e-mail of the account. */
export interface ChosenPassword extends Saved {
  readonly email: string;
}
