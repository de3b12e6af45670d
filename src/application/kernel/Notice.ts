import type { ServiceError } from './ServiceError';

/**
 * What a toast can say, as data; the French sentences stand in `ui/shell/noticeMessages.ts`, where a
 * missing one does not compile. Any action may carry a notice in `meta.notice`: it is queued as a toast.
 */
export type Notice =
  | ServiceError
  | { readonly kind: 'passages/exported'; readonly count: number }
  | { readonly kind: 'passages/nothing-selected' };

export type NoticeTone = 'error' | 'success';

export function noticeTone(notice: Notice): NoticeTone {
  return notice.kind === 'passages/exported' ? 'success' : 'error';
}
