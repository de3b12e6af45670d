import type * as TE from 'fp-ts/TaskEither';
import type { AccountUpdate } from '../../../domain/account/accountUpdate';
import type { Credentials } from '../../../domain/account/credentials';
import type { Email } from '../../../domain/basis/email';
import type {
  FirstConnectionAnswer,
  FirstConnectionRequest,
} from '../../../domain/account/firstConnection';
import type { MailToken } from '../../../domain/account/mailToken';
import type { PasswordReset } from '../../../domain/account/passwordReset';
import type { SignUp } from '../../../domain/account/signUp';
import type { Saved } from '../../kernel/Saved';
import type { ServiceError } from '../../kernel/ServiceError';

/** Why a sign-in opened no session (P8.2, P4.30). */
export type SignInError =
  | ServiceError
  | { readonly kind: 'account/credentials-refused'; readonly message: string | null }
  /** Code 409: the account exists and must go through its first connection (P4.30). */
  | { readonly kind: 'account/first-connection-required'; readonly message: string | null }
  /** The token has expired on arrival and does not say when it was issued. */
  | { readonly kind: 'account/clock-wrong' };

export type FirstConnectionError =
  | ServiceError
  /** The e-mail is known, but the mail could not be sent. */
  | { readonly kind: 'account/mail-not-sent'; readonly message: string | null };

export interface FirstConnectionOutcome extends Saved {
  readonly answer: Exclude<FirstConnectionAnswer, 'not-sent'>;
}

/**
 * Sign-in, sign-up and mailed links (P7.7–P7.12). A refusal that has no kind of its own is `service/refused`,
 * with the server's sentence.
 */
export interface AccountGateway {
  /** Returns the bearer token, not decoded. */
  signIn(credentials: Credentials): TE.TaskEither<SignInError, string>;
  /** Creates a free account and sends the mail with the activation link (P7.8). */
  signUp(account: SignUp): TE.TaskEither<ServiceError, Saved>;
  /** Changes the account of the session (P7.9). */
  update(update: AccountUpdate): TE.TaskEither<ServiceError, Saved>;
  /** Activates the account with the token of its mailed link (P7.10). */
  activate(token: MailToken): TE.TaskEither<ServiceError, Saved>;
  /** Sends the mail with the link that replaces a lost password (P7.11). */
  askForNewPassword(email: Email): TE.TaskEither<ServiceError, Saved>;
  /** Replaces the password with the token of that link (P7.11). */
  resetPassword(reset: PasswordReset): TE.TaskEither<ServiceError, Saved>;
  /** Sends the mail with the link that opens the web access of a contract (P7.12). */
  openFirstConnection(
    request: FirstConnectionRequest,
  ): TE.TaskEither<FirstConnectionError, FirstConnectionOutcome>;
}
