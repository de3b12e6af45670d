/** An answer of the host to the request for `config.json`. */
export interface SettingsAnswer {
  readonly status: number;
  readonly text: string;
}

declare global {
  /** The request that `src/static/before-paint.js` sends with the page. */
  var siteSettings: Promise<SettingsAnswer> | undefined;
}

const PATIENCE_MS = 10_000;
const absent: readonly number[] = [404, 410];

/**
 * The text of `config.json`; null when the host has none. Rejects when the host does not answer: which API is
 * called and how payments are made is then unknown, and the next reading sends a new request.
 */
export async function readSettingsFile(): Promise<string | null> {
  const asked = globalThis.siteSettings ?? ask();
  globalThis.siteSettings = undefined;
  const { status, text } = await asked;
  if (absent.includes(status)) return null;
  if (status !== 200) throw new Error(`config.json – expected 200 – got ${status}`);
  return text;
}

async function ask(): Promise<SettingsAnswer> {
  const answer = await fetch('/config.json', { signal: AbortSignal.timeout(PATIENCE_MS) });
  return { status: answer.status, text: await answer.text() };
}
