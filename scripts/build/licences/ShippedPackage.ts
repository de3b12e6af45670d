/** A package of which the site that is served contains a part. */
export interface ShippedPackage {
  /** Below the root of the project, as the lockfile names it: `node_modules/react`. */
  readonly folder: string;
  readonly name: string;
  readonly version: string;
  /** What its author allows: an SPDX expression. */
  readonly licence: string;
  /** The alternative of it that the site uses. */
  readonly chosen: string;
  /** The text of the chosen licence and the notices of the author. */
  readonly text: string;
}
