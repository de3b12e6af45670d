import type { Store } from '../store/database.ts';
import type { Clock } from './clock.ts';
import type { Language } from './language.ts';

export interface Mail {
  readonly language: Language;
  readonly recipient: string;
  readonly subject: string;
  /** Plain text: the whole of what the mail says, but for the link. */
  readonly body: string;
  /** The amount that the mail is about, as it is written. */
  readonly amount?: string;
  /** What identifies it: name and value. */
  readonly facts?: readonly (readonly [name: string, value: string])[];
  /** The address that the mail links to, if any, and the words of its button. */
  readonly link?: string;
  readonly button?: string;
}

export interface SentMail extends Mail {
  readonly id: number;
  /** Seconds since 1970. */
  readonly sentAt: number;
}

/**
 * No mail leaves this machine: mails are stored for the control page and reported to the terminal.
 */
export interface Mailbox {
  send(mail: Mail): void;
  /** Newest first. */
  latest(count: number): readonly SentMail[];
}

export function mailboxOn(store: Store, clock: Clock, tell: (mail: Mail) => void): Mailbox {
  return {
    send(asked) {
      const mail = { ...asked, subject: oneLine(asked.subject) };
      store.run('INSERT INTO mail (sentAt, content) VALUES (:sentAt, :content)', {
        sentAt: clock.now(),
        content: JSON.stringify(mail),
      });
      store.afterCommit(() => tell(mail));
    },
    latest: (count) =>
      store
        .rows<{ readonly id: number; readonly sentAt: number; readonly content: string }>(
          'SELECT * FROM mail ORDER BY id DESC LIMIT :count',
          { count },
        )
        .map(({ content, ...sent }) => ({ ...(JSON.parse(content) as Mail), ...sent })),
  };
}

/**
 * A header ends at a line break (RFC 5322, 2.2): what a visitor typed must not start another
 * header.
 */
function oneLine(subject: string): string {
  return subject.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ');
}
