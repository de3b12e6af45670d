/** What the toasts of the accounts say; the sentences stand in `ui/account/accountNotices.ts`. `sentence` is the server's own word. */
export type AccountNotice =
  | { readonly kind: 'account/signed-up'; readonly sentence: string | null }
  | { readonly kind: 'account/activated'; readonly sentence: string | null }
  /** What another tab did to the session of this one. */
  | { readonly kind: 'account/signed-in-elsewhere' }
  | { readonly kind: 'account/signed-out-elsewhere' }
  | { readonly kind: 'account/changed-elsewhere' };
