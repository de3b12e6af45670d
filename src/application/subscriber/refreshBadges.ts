import type { Badge } from '../../domain/badge/badge';
import type { PartialList } from '../../domain/basis/partialList';
import { createUseCase } from '../kernel/createUseCase';

/** Fetches the badges of every contract again, after an order of badges was paid (M7.12). */
export const refreshBadges = createUseCase<void, readonly PartialList<Badge>[]>(
  'member/refreshBadges',
  (_, ports) => ports.badges.list(),
  { noticeOfFailure: (cause) => ({ kind: 'member/not-refreshed', cause }) },
);
