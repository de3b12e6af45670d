import type { Saved } from '../../application/kernel/Saved';

/** A password that the server took, in its own words, and whose it is. */
export interface ChosenPassword extends Saved {
  readonly email: string;
}
