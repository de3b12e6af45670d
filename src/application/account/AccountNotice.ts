/** What the toasts of the accounts say; the sentences stand in `ui/account/accountNotices.ts`. `sentence` is the server's own word. */
export type AccountNotice =
  | { readonly kind: 'account/signed-up'; readonly sentence: string | null }
  | { readonly kind: 'account/activated'; readonly sentence: string | null };
