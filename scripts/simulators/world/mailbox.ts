import type { Store } from '../store/database.ts';
import type { Clock } from './clock.ts';

export interface Mail {
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
  /** The address that the mail links to, if any. */
  readonly link?: string;
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
      const { recipient, subject, body, link = null } = mail;
      store.run(
        `INSERT INTO mail (sentAt, recipient, subject, body, link)
         VALUES (:sentAt, :recipient, :subject, :body, :link)`,
        { sentAt: clock.now(), recipient, subject, body, link },
      );
      store.afterCommit(() => tell(mail));
    },
    latest: (count) =>
      store
        .rows<Omit<SentMail, 'link'> & { readonly link: string | null }>(
          'SELECT * FROM mail ORDER BY id DESC LIMIT :count',
          { count },
        )
        .map(({ link, ...mail }) => ({ ...mail, ...(link === null ? {} : { link }) })),
  };
}

/**
 * A header ends at a line break (RFC 5322, 2.2): what a visitor typed must not start another
 * header.
 */
function oneLine(subject: string): string {
  return subject.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ');
}
