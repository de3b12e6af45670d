import type { ContractLink } from './contractLink';
import type { Email } from '../basis/email';

/**
 * The person who requests the web access of a contract: identified by e-mail, and by the contract when no
 * contract has that e-mail (P7.12).
 */
export interface FirstConnectionRequest {
  readonly email: Email;
  readonly contract: ContractLink | null;
}

/** The response of the server: whether the e-mail is known, and whether the mail was sent. */
export type FirstConnectionAnswer = 'unknown' | 'sent' | 'not-sent';

/** If the e-mail is not found, the form requests the contract, whatever else the response says (P4.28). */
export function readFirstConnectionAnswer(flags: {
  readonly isFound: boolean;
  readonly isSent: boolean;
}): FirstConnectionAnswer {
  if (!flags.isFound) return 'unknown';
  return flags.isSent ? 'sent' : 'not-sent';
}

export type FirstConnectionStep = 'email' | 'contract' | 'sent' | 'password';

/**
 * The steps of a first connection: the e-mail, then the contract if the e-mail was not found, then the
 * password (P4.28).
 */
export function firstConnectionStep({
  hasLink,
  answer,
}: {
  /** The visitor opened the mailed link. */
  readonly hasLink: boolean;
  /** The last response for the current e-mail. */
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
