import type { ContractLink } from './contractLink';
import type { Email } from './email';

/** Who asks for the web access of a contract: by e-mail, and by the contract when that e-mail is on none (P7.12). */
export interface FirstConnectionRequest {
  readonly email: Email;
  readonly contract: ContractLink | null;
}

/** What the server knows of the e-mail, and whether its mail is on its way. */
export type FirstConnectionAnswer = 'unknown' | 'sent' | 'not-sent';

/** Who is not found is asked for the contract, whatever else is said (P4.28). */
export function readFirstConnectionAnswer(flags: {
  readonly isFound: boolean;
  readonly isSent: boolean;
}): FirstConnectionAnswer {
  if (!flags.isFound) return 'unknown';
  return flags.isSent ? 'sent' : 'not-sent';
}

export type FirstConnectionStep = 'email' | 'contract' | 'sent' | 'password';

/** Where a first connection stands: the e-mail, then the contract of an e-mail that was not found, then the password (P4.28). */
export function firstConnectionStep({
  hasLink,
  answer,
}: {
  /** The visitor follows the mailed link. */
  readonly hasLink: boolean;
  /** The last one for the e-mail at hand. */
  readonly answer: Exclude<FirstConnectionAnswer, 'not-sent'> | null;
}): FirstConnectionStep {
  if (hasLink) return 'password';
  switch (answer) {
    case null:
      return 'email';
    case 'unknown':
      return 'contract';
    case 'sent':
      return 'sent';
  }
}
