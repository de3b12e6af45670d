import { redactor } from '../report/redact.ts';

export interface Secrets {
  /** From now on this is told nowhere. */
  readonly keep: (secret: string) => void;
  readonly redact: (text: string) => string;
}

/** What is too short to hide is too short to be a secret: hiding it would hide half of every sentence. */
const shortest = 4;

/** Hides secrets in every text, those that are learnt on the way (the token of a sign-in) too. */
export function keepSecrets(known: readonly (string | null)[]): Secrets {
  const secrets: string[] = [];
  let hide = redactor([]);
  const keep = (secret: string | null): void => {
    if (secret === null || secret.length < shortest) return;
    secrets.push(secret);
    hide = redactor(secrets);
  };
  known.forEach(keep);
  return { keep, redact: (text) => hide(text) };
}
