/**
 * Why a call to the operator's services gave no result, in words that a screen can tell a person.
 * `refused` carries the server's own sentence, shown as it is (M8.1); it may be absent.
 */
export type ServiceError =
  | { readonly kind: 'service/unreachable' }
  | { readonly kind: 'service/too-slow' }
  | { readonly kind: 'service/failed' }
  | { readonly kind: 'service/unreadable' }
  | { readonly kind: 'service/session-expired' }
  | { readonly kind: 'service/refused'; readonly message: string | null };
