import type { World } from './World.ts';

// Mails that anyone can have sent to any e-mail: nobody floods another person's mailbox with them.

/** True while an e-mail got as many mails as anyone needs. */
export function gotManyMails(email: string, { attempts }: Pick<World, 'attempts'>): boolean {
  return attempts.areTooMany(subjectOf(email));
}

/** Counts a mail that is being sent. */
export function countMail(email: string, { attempts }: Pick<World, 'attempts'>): void {
  attempts.wrong(subjectOf(email));
}

function subjectOf(email: string): string {
  return `mail ${email.toLowerCase()}`;
}
