import type { Notice, SavedThing } from './Notice';
import type { Saved } from './Saved';
import type { ServiceError } from './ServiceError';

interface NoticesOfSave {
  readonly noticeOfFailure: (failure: ServiceError) => Notice;
  readonly noticeOfSuccess: (saved: Saved) => Notice;
}

/** Every save says how it went in a toast, a failed one too (M8.1; the specification's console log is not enough, M8.3). */
export function noticesOfSave(what: SavedThing): NoticesOfSave {
  return {
    noticeOfFailure: (failure) => failure,
    noticeOfSuccess: ({ sentence }) => ({ kind: 'member/saved', what, sentence }),
  };
}
