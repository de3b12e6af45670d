import type { ServiceError } from './ServiceError';

/** What a subscriber can save; each has its French sentence for a success without the server's own. */
export type SavedThing = 'linkedContract' | 'password';

/**
 * What a toast can say, as data; the French sentences stand in `ui/shell/noticeMessages.ts`, where a
 * missing one does not compile. Any action may carry a notice in `meta.notice`: it is queued as a toast.
 */
export type Notice =
  | ServiceError
  | { readonly kind: 'passages/exported'; readonly count: number }
  | { readonly kind: 'passages/nothing-selected' }
  | {
      readonly kind: 'member/saved';
      readonly what: SavedThing;
      readonly sentence: string | null;
    };

export type NoticeTone = 'error' | 'success';

const successes: ReadonlySet<Notice['kind']> = new Set(['passages/exported', 'member/saved']);

export function noticeTone({ kind }: Notice): NoticeTone {
  return successes.has(kind) ? 'success' : 'error';
}
