import type { Saved } from '../../application/kernel/Saved';

/** What a v1 save answers once it is carried out. An empty sentence is none. */
export function toSaved(answer: { readonly response?: string | null | undefined }): Saved {
  return { sentence: answer.response?.trim() || null };
}
