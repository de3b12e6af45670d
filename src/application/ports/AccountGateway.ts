import type { TaskEither } from 'fp-ts/TaskEither';
import type { Credentials } from '../../domain/credentials';
import type { Email } from '../../domain/email';
import type { FirstConnectionAnswer, FirstConnectionRequest } from '../../domain/firstConnection';
import type { MailToken } from '../../domain/mailToken';
import type { PasswordReset } from '../../domain/passwordReset';
import type { SignUp } from '../../domain/signUp';
import type { Saved } from '../kernel/Saved';
import type { ServiceError } from '../kernel/ServiceError';

export type SignInError =
  | ServiceError
  | { readonly kind: 'account/credentials-refused'; readonly message: string | null }
  /** Code 409: the account exists and must go through its first connection (P4.30). */
  | { readonly kind: 'account/first-connection-required'; readonly message: string | null };

export type FirstConnectionError =
  | ServiceError
  /** The e-mail is known, its mail could not be sent. */
  | { readonly kind: 'account/mail-not-sent'; readonly message: string | null };

export interface FirstConnectionOutcome extends Saved {
  readonly answer: Exclude<FirstConnectionAnswer, 'not-sent'>;
}

export interface AccountGateway {
  /** Answers the bearer token, not yet read. */
  signIn(credentials: Credentials): TaskEither<SignInError, string>;
  /** Opens a free account, and has the link that activates it mailed (P7.8). */
  signUp(account: SignUp): TaskEither<ServiceError, Saved>;
  /** Activates the account whose mailed link has this token (P7.10). */
  activate(token: MailToken): TaskEither<ServiceError, Saved>;
  /** Has the link mailed that replaces a lost password (P7.11). */
  askForNewPassword(email: Email): TaskEither<ServiceError, Saved>;
  /** Replaces the password with the token of that link (P7.11). */
  resetPassword(reset: PasswordReset): TaskEither<ServiceError, Saved>;
  /** Has the link mailed that opens the web access of a contract (P7.12). */
  openFirstConnection(
    request: FirstConnectionRequest,
  ): TaskEither<FirstConnectionError, FirstConnectionOutcome>;
}
