import type { FirstConnectionOutcome } from '../../application/ports/AccountGateway';
import type { Email } from '../../domain/email';

/** What the server said of an e-mail. */
export interface AskedEmail extends FirstConnectionOutcome {
  readonly email: Email;
}
