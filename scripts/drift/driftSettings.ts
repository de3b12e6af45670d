import { parseArgs } from 'node:util';
import { takeOutputs, type Outputs } from '../conformance/command/outputs.ts';
import { UsageError } from '../conformance/command/UsageError.ts';
import type { Permission } from './planCalls.ts';
import type { Credentials } from './signIn.ts';

export interface DriftSettings {
  /** Without a trailing slash. */
  readonly upstream: string;
  readonly token: string | null;
  /** Null: no sign-in; `example`: with the file of inputs or the contract's example. */
  readonly login: Credentials | 'example' | null;
  readonly headers: Readonly<Record<string, string>>;
  readonly permission: Permission;
  /** Path of the file of inputs. */
  readonly inputs: string | null;
  readonly timeoutMs: number;
  readonly concurrency: number;
  readonly dryRun: boolean;
  readonly showValues: boolean;
  readonly strict: boolean;
  readonly allowAdditions: boolean;
  readonly outputs: Outputs;
}

type Env = Readonly<Record<string, string | undefined>>;

/**
 * Reads the settings from the command line and the environment (DRIFT_TOKEN, DRIFT_EMAIL,
 * DRIFT_PASSWORD). Throws UsageError.
 */
export function driftSettings(args: readonly string[], env: Env): DriftSettings {
  const { outputs, rest } = takeOutputs(args);
  const values = parse(rest, env);
  const { only } = values;
  return {
    upstream: upstreamOf(values.upstream, env),
    ...accessOf(values.token, values.login, env),
    headers: headersOf(values.header),
    permission: {
      write: values.write,
      irreversible: names(values.irreversible),
      only: only.length === 0 ? null : names(only),
      skip: names(values.skip),
    },
    inputs: values.inputs ?? null,
    timeoutMs: numberOf('timeout', values.timeout, 0.05, 600) * 1_000,
    concurrency: Math.floor(numberOf('concurrency', values.concurrency, 1, 32)),
    dryRun: values['dry-run'],
    showValues: values['show-values'],
    strict: values.strict,
    allowAdditions: values['allow-additions'],
    outputs,
  };
}

const list = { type: 'string', multiple: true, default: [] as string[] } as const;
const flag = { type: 'boolean', default: false } as const;

const options = {
  upstream: { type: 'string' },
  token: { type: 'string' },
  login: flag,
  header: list,
  write: flag,
  irreversible: list,
  only: list,
  skip: list,
  inputs: { type: 'string' },
  // The timeout of the site (VITE_API_TIMEOUT_MS).
  timeout: { type: 'string', default: '15' },
  concurrency: { type: 'string', default: '6' },
  'dry-run': flag,
  'show-values': flag,
  strict: flag,
  'allow-additions': flag,
} as const;

function parse(args: readonly string[], env: Env) {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    if (positionals.length === 0) return values;
    // The word is not printed: when npm consumed the options, it may be the token.
    throw new UsageError(
      npmAdvice(env) ?? 'A value has no option before it: each value needs an option.',
    );
  } catch (problem) {
    if (problem instanceof UsageError) throw problem;
    throw new UsageError((problem as Error).message.split('. To specify')[0], { cause: problem });
  }
}

function npmAdvice(env: Env): string | null {
  return env['npm_config_upstream'] === undefined
    ? null
    : 'npm read --upstream as its own option: write `npm run contract:drift -- --upstream URL`.';
}

function upstreamOf(given: string | undefined, env: Env): string {
  if (given === undefined) {
    throw new UsageError(
      npmAdvice(env) ?? 'The server is missing: --upstream https://api.example.fr',
    );
  }
  const url = URL.parse(given);
  if (url === null || !/^https?:$/.test(url.protocol)) {
    throw new UsageError(
      '--upstream must be an address that starts with http:// or https://' +
        (given.includes('@') ? '.' : `: ${given}.`),
    );
  }
  if (url.username || url.password || url.search || url.hash) {
    throw new UsageError('--upstream must be an address only: no user, no question mark, no #.');
  }
  return (url.origin + url.pathname).replace(/\/+$/, '');
}

function accessOf(
  given: string | undefined,
  login: boolean,
  env: Env,
): Pick<DriftSettings, 'token' | 'login'> {
  const { DRIFT_EMAIL: email, DRIFT_PASSWORD: password } = env;
  if (login) {
    if (given !== undefined) throw new UsageError('Use --token or --login, not both.');
    if ((email === undefined) !== (password === undefined)) {
      throw new UsageError('DRIFT_EMAIL and DRIFT_PASSWORD must both be set.');
    }
    return {
      token: null,
      login: email === undefined || password === undefined ? 'example' : { email, password },
    };
  }
  const token = given ?? (env['DRIFT_TOKEN'] || null);
  if (token !== null && !/^[\x21-\x7e]{8,}$/.test(token)) {
    throw new UsageError(
      'The token is shorter than 8 characters, or has one that is invalid in a header.',
    );
  }
  return { token, login: null };
}

/** Headers that the contract or HTTP itself sets. */
const ownHeaders =
  /^(authorization|content-(type|length|encoding)|transfer-encoding|connection|keep-alive|host|upgrade|expect|te|trailer)$/i;

/** Values may be as secret as the token: no message repeats them. */
function headersOf(given: readonly string[]): Readonly<Record<string, string>> {
  const pairs = given.map((text) => {
    const [, name, value] = /^([\w-]+):\s*([\x20-\x7e]*\S)\s*$/.exec(text) ?? [];
    if (name === undefined || value === undefined) {
      throw new UsageError("--header must have the format 'Name: value'.");
    }
    if (ownHeaders.test(name)) {
      throw new UsageError(`--header ${name} cannot be set: the call sets it itself.`);
    }
    return [name, value] as const;
  });
  return Object.fromEntries(pairs);
}

function names(given: readonly string[]): readonly string[] {
  const found = given.flatMap((text) => text.split(',')).map((name) => name.trim());
  if (found.includes('')) throw new UsageError('A name of an operation is empty.');
  return found;
}

function numberOf(name: string, text: string, least: number, most: number): number {
  const number = Number(text);
  if (text.trim() !== '' && number >= least && number <= most) return number;
  throw new UsageError(`--${name} must be a number from ${least} to ${most}.`);
}
