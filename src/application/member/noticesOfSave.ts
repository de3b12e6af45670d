import type { Saved } from '../kernel/Saved';
import type { ServiceError } from '../kernel/ServiceError';
import type { MemberNotice, SavedThing } from './MemberNotice';

interface NoticesOfSave {
  readonly noticeOfFailure: (failure: ServiceError) => ServiceError;
  readonly noticeOfSuccess: (saved: Saved) => MemberNotice;
}

/** Every save says how it went in a toast, a failed one too (M8.1; the specification's console log is not enough, M8.3). */
export function noticesOfSave(what: SavedThing): NoticesOfSave {
  return {
    noticeOfFailure: (failure) => failure,
    noticeOfSuccess: ({ sentence }) => ({ kind: 'member/saved', what, sentence }),
  };
}
