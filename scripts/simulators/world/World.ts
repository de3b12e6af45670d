import type { Store } from '../store/database.ts';
import type { Attempts } from './attempts.ts';
import type { Clock } from './clock.ts';
import type { Mailbox } from './mailbox.ts';
import type { Settings } from './settings.ts';

/** What the rules of the simulated operator stand on. */
export interface World {
  readonly store: Store;
  readonly clock: Clock;
  readonly settings: Settings;
  readonly mailbox: Mailbox;
  readonly attempts: Attempts;
  /** Key of this file for bearer tokens and for the signature's short-lived ones. */
  readonly secret: string;
  /** The site's address, without a slash at the end: mails lead there. */
  readonly siteUrl: () => string;
  /** The simulators' own address, without a slash at the end. */
  readonly ownUrl: () => string;
}
