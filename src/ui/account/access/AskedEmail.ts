import type { FirstConnectionOutcome } from '../../../application/ports/account/AccountGateway';
import type { Email } from '../../../domain/basis/email';

/** The answer of the server to a checked e-mail. */
export interface AskedEmail extends FirstConnectionOutcome {
  readonly email: Email;
}
