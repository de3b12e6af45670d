import { wrongValue } from './wrongValue.ts';

export interface ApiConfiguration {
  /** Origin of the API, without a slash at the end; empty for the origin of the site; `VITE_API_ORIGIN`. */
  readonly origin: string;
  /** Milliseconds until a call is aborted; `VITE_API_TIMEOUT_MS`, 15,000 by default. */
  readonly timeoutMs: number;
}

const defaultTimeoutMs = 15_000;
const secured = /^https:\/\/[a-z\d.-]+(:\d{1,5})?$/;
const onThisMachine = /^http:\/\/(127\.0\.0\.1|localhost)(:\d{1,5})?$/;

type Env = Readonly<Record<string, unknown>>;

/** Both settings of the API; throws an error that names the variable with an invalid value. */
export function readApiConfiguration(env: Env): ApiConfiguration {
  return { origin: readApiOrigin(env), timeoutMs: readApiTimeout(env) };
}

/** Where the API is. `src/static/before-paint.js` has the same rule. */
export function readApiOrigin({ VITE_API_ORIGIN: origin = '' }: Env): string {
  if (
    typeof origin !== 'string' ||
    !(origin === '' || secured.test(origin) || onThisMachine.test(origin))
  ) {
    throw wrongValue(
      'VITE_API_ORIGIN',
      'nothing, or the origin of the API, with https and without a path or a slash at its end',
      origin,
    );
  }
  return origin;
}

/** The time limit of a call, in milliseconds. */
export function readApiTimeout(env: Env): number {
  const { VITE_API_TIMEOUT_MS: timeout = String(defaultTimeoutMs) } = env;
  if (typeof timeout !== 'string' || !/^[1-9]\d{2,6}$/.test(timeout)) {
    throw wrongValue('VITE_API_TIMEOUT_MS', 'milliseconds, from 100 to 9999999', timeout);
  }
  return Number(timeout);
}
