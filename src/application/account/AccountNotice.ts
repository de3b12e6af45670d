/**
 * What the toasts of the accounts report; the texts are in `ui/app/notices.words.fr.ts`. `sentence` is the
 * sentence of the server.
 */
export type AccountNotice =
  | { readonly kind: 'account/signed-up'; readonly sentence: string | null }
  | { readonly kind: 'account/updated'; readonly sentence: string | null }
  | { readonly kind: 'account/activated'; readonly sentence: string | null }
  /** Another tab changed the session of this tab. */
  | { readonly kind: 'account/signed-in-elsewhere' }
  | { readonly kind: 'account/signed-out-elsewhere' }
  | { readonly kind: 'account/changed-elsewhere' };
