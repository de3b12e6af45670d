import type { Store } from '../store/database.ts';
import type { Attempts } from './attempts.ts';
import type { Clock } from './clock.ts';
import type { Language } from './language.ts';
import type { Mailbox } from './mailbox.ts';
import type { Settings } from './settings.ts';

/** What every handler receives besides the request. */
export interface Services {
  readonly store: Store;
  readonly clock: Clock;
  readonly settings: Settings;
  readonly mailbox: Mailbox;
  readonly attempts: Attempts;
  /**
   * Signs bearer tokens and the short-lived tokens of the signature service; stored in the database
   * file.
   */
  readonly secret: string;
  /** The language of the page that called; French where no page did. */
  readonly language: Language;
  /** The site's address in that language, or another, without a trailing slash: mails link to it. */
  readonly siteUrl: (language?: Language) => string;
  /** The simulators' own address, without a trailing slash. */
  readonly ownUrl: () => string;
}
