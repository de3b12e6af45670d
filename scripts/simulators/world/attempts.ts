import type { Store } from '../store/database.ts';
import type { Clock } from './clock.ts';

/**
 * Counts attempts by subject, within ten minutes: wrong guesses, every call of checkEmail, and mails
 * to one address (`mailLimit`). So nobody can try passwords or numbers one after the other. The
 * specifications name no limit; the contract documents the answer when one is reached (429).
 */
export interface Attempts {
  /** True while `subject` has reached its limit. */
  areTooMany(subject: string): boolean;
  /** Counts one wrong guess, or one use of a call that is limited. */
  countWrong(subject: string): void;
  /** Deletes the count, after a right answer. */
  reset(subject: string): void;
}

export const attemptLimit = { count: 10, seconds: 10 * 60 } as const;

/**
 * The limit of a subject that all visitors share: honest mistakes pass, trying a list of e-mails
 * takes weeks. All visitors of one machine have the same address here, and the control page resets
 * the count. A public server must count per visitor address instead, or one visitor could block all
 * others.
 */
export const sharedAttempts = 100;

/**
 * A subject with a space names whose guesses they are (« signIn camille@example.fr »); one without
 * (« checkEmail ») is shared by all visitors.
 */
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
    countWrong(subject) {
      store.run('INSERT INTO attempt (subject, at) VALUES (:subject, :at)', {
        subject,
        at: clock.now(),
      });
      store.run('DELETE FROM attempt WHERE at <= :old', {
        old: clock.now() - attemptLimit.seconds,
      });
    },
    reset(subject) {
      store.run('DELETE FROM attempt WHERE subject = :subject', { subject });
    },
  };
}
