import type { Instant } from '../../../domain/basis/instant';
import type { Post } from '../../../domain/publicSite/post';
import type { PublicSite } from '../../../domain/publicSite/publicSite';

/**
 * What the operator had published when the site was built, as far as one page shows it. It is shown until the
 * server has answered and never enters the store: an order is computed from fresh prices only.
 */
export interface PublishedContent {
  /** When the build asked the server. */
  readonly askedAt: Instant;
  readonly site: PublicSite;
  readonly posts: readonly Post[];
}
