import { redactor } from '../report/redact.ts';

export interface Secrets {
  /** Adds a secret to hide from now on. */
  readonly add: (secret: string) => void;
  readonly redact: (text: string) => string;
}

/** Shorter texts are not treated as secrets: hiding them would damage every sentence. */
const shortest = 4;

/** Hides secrets in texts, including those added later (the token of a sign-in). */
export function secretsOf(known: readonly (string | null)[]): Secrets {
  const secrets: string[] = [];
  let hide = redactor([]);
  const add = (secret: string | null): void => {
    if (secret === null || secret.length < shortest) return;
    secrets.push(secret);
    hide = redactor(secrets);
  };
  known.forEach(add);
  return { add, redact: (text) => hide(text) };
}
