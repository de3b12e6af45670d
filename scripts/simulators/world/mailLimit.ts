import type { Services } from './Services.ts';

// Anyone can trigger mails to any e-mail: their number is limited so that nobody floods another
// person's mailbox.

/** True while an e-mail has reached its limit of mails. */
export function isMailLimitReached(
  email: string,
  { attempts }: Pick<Services, 'attempts'>,
): boolean {
  return attempts.areTooMany(subjectOf(email));
}

/** Counts a mail that is being sent. */
export function countMail(email: string, { attempts }: Pick<Services, 'attempts'>): void {
  attempts.countWrong(subjectOf(email));
}

function subjectOf(email: string): string {
  return `mail ${email.toLowerCase()}`;
}
