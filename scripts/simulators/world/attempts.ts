import type { Store } from '../store/database.ts';
import type { Clock } from './clock.ts';

/**
 * Counts wrong guesses, so that nobody tries passwords or numbers one after the other. Right answers are not counted. The
 * specifications name no limit: the contract says what one that is reached is answered (429).
 */
export interface Attempts {
  /** True while `subject` has as many wrong guesses behind it as are allowed. */
  areTooMany(subject: string): boolean;
  /** Counts one: a wrong guess, or whatever else nobody needs to repeat all day long. */
  wrong(subject: string): void;
  /** A right answer wipes the slate. */
  forget(subject: string): void;
}

export const attemptLimit = { count: 10, seconds: 10 * 60 } as const;

/**
 * How many are allowed of a subject that all visitors share: honest mistakes pass, a list of e-mails takes weeks. On one
 * machine all visitors have one address, and the control page forgets the count; a backend that is open to the world counts
 * by the visitor's address instead, or one of them keeps out everybody.
 */
export const sharedAttempts = 100;

/** « signIn camille@example.fr » says whose guesses they are; « checkEmail » names nobody, hence all visitors together. */
export function allowedAttempts(subject: string): number {
  return subject.includes(' ') ? attemptLimit.count : sharedAttempts;
}

export function attemptsOn(store: Store, clock: Clock): Attempts {
  return {
    areTooMany(subject) {
      const since = clock.now() - attemptLimit.seconds;
      const counted = store.row<{ count: number }>(
        'SELECT count(*) AS count FROM attempt WHERE subject = :subject AND at > :since',
        { subject, since },
      );
      return (counted?.count ?? 0) >= allowedAttempts(subject);
    },
    wrong(subject) {
      store.run('INSERT INTO attempt (subject, at) VALUES (:subject, :at)', {
        subject,
        at: clock.now(),
      });
      store.run('DELETE FROM attempt WHERE at <= :old', {
        old: clock.now() - attemptLimit.seconds,
      });
    },
    forget(subject) {
      store.run('DELETE FROM attempt WHERE subject = :subject', { subject });
    },
  };
}
