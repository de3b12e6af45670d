import type { Saved } from '../kernel/Saved';
import type { ToastNotice } from '../ToastNotice';
import type { MemberNotice, SavedThing } from './MemberNotice';

interface NoticesOfSave {
  readonly noticeOfFailure: <Failure extends ToastNotice>(failure: Failure) => Failure;
  readonly noticeOfSuccess: (saved: Saved) => MemberNotice;
}

/** The toasts of a save: success and failure (M8.1; M8.3 requires only a console log, which no user sees). */
export function noticesOfSave(what: SavedThing): NoticesOfSave {
  return {
    noticeOfFailure: (failure) => failure,
    noticeOfSuccess: ({ sentence }) => ({ kind: 'member/saved', what, sentence }),
  };
}
