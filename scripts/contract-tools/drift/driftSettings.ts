import { randomInt } from 'node:crypto';
import { npmAdvice } from '../command/readOptions.ts';
import { optionsOf } from '../command/optionSpecs.ts';
import type { Options } from '../command/Options.ts';
import { publicationOf, type Publication } from '../command/Publication.ts';
import { UsageError } from '../command/Terminal.ts';
import { isToken, type Credentials } from './credentials.ts';
import { linkHints, pageHints, partsOf, type FollowHints } from './followHints.ts';
import type { Generation } from './generate/generatedInputs.ts';
import type { PaceOptions } from './pace.ts';
import type { Permission } from './Permission.ts';
import type { Login } from './signIn.ts';

export interface DriftSettings extends Publication {
  /** Without a trailing slash. */
  readonly upstream: string;
  readonly credentials: Credentials;
  /** Null: no sign-in. */
  readonly login: Login | null;
  readonly headers: Readonly<Record<string, string>>;
  readonly permission: Permission;
  /** Path of the file of inputs. */
  readonly inputs: string | null;
  readonly generation: Generation | null;
  readonly hints: FollowHints;
  readonly timeoutMs: number;
  readonly concurrency: number;
  readonly pace: PaceOptions;
  readonly dryRun: boolean;
  readonly showValues: boolean;
}

type Env = Readonly<Record<string, string | undefined>>;

/** The settings from the options and the environment (DRIFT_TOKEN …). Throws UsageError. */
export function driftSettings(options: Options, env: Env): DriftSettings {
  const only = options.names('only');
  const seconds = (name: 'budget' | 'longest-wait', most: number): number | null => {
    const given = options.number(name, 0, most);
    return given === null ? null : given * 1_000;
  };
  return {
    ...publicationOf(options),
    upstream: upstreamOf(options.text('upstream'), env),
    ...accessOf(options, env),
    headers: headersOf(options.list('header')),
    permission: {
      write: options.flag('write'),
      called: options.names('call'),
      only: only.length === 0 ? null : only,
      skip: options.names('skip'),
      needsInput: options.names('needs-input'),
    },
    inputs: options.text('inputs'),
    generation: generationOf(options),
    hints: { pages: pageHints(options.list('page')), links: linkHints(options.list('link')) },
    timeoutMs: (options.number('timeout', 0.05, 600) ?? 15) * 1_000,
    concurrency: Math.floor(options.number('concurrency', 1, 32) ?? 6),
    pace: {
      rate: options.number('rate', 0.01, 10_000),
      budgetMs: seconds('budget', 86_400),
      longestWaitMs: seconds('longest-wait', 600) ?? 5_000,
    },
    dryRun: options.flag('dry-run'),
    showValues: options.flag('show-values'),
  };
}

const seeds = 2 ** 31 - 1;

/** By default the bounds of every keyword, and nothing random. */
function generationOf(options: Options): Generation | null {
  const count = options.number('generate', 0, 1_000);
  const seed = options.number('seed', 0, seeds);
  if (options.flag('examples-only')) {
    if (count !== null) throw new UsageError('Use --generate or --examples-only, not both.');
    return null;
  }
  if (count === null) {
    if (seed !== null) throw new UsageError('--seed needs --generate.');
    return { count: 0, seed: 0, whereLimited: false };
  }
  return {
    count: Math.floor(count),
    seed: Math.floor(seed ?? randomInt(seeds)),
    whereLimited: true,
  };
}

function upstreamOf(given: string | null, env: Env): string {
  if (given === null) {
    throw new UsageError(
      npmAdvice(optionsOf('drift'), env) ??
        'The server is missing: --upstream https://api.example.fr',
    );
  }
  const url = URL.canParse(given) ? new URL(given) : null;
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

function accessOf(options: Options, env: Env): Pick<DriftSettings, 'credentials' | 'login'> {
  const given = options.text('token');
  const named = credentialsOf(options.list('credential'));
  if (options.flag('login')) {
    if (given !== null) throw new UsageError('Use --token or --login, not both.');
    return { credentials: { token: null, named }, login: loginOf(options, env) };
  }
  const token = given ?? (env['DRIFT_TOKEN'] || null);
  if (token !== null && !isToken(token)) {
    throw new UsageError(
      'The token is shorter than 8 characters, or has one that is invalid in a header.',
    );
  }
  return { credentials: { token, named }, login: null };
}

function loginOf(options: Options, env: Env): Login {
  const { DRIFT_EMAIL: email, DRIFT_PASSWORD: password } = env;
  if ((email === undefined) !== (password === undefined)) {
    throw new UsageError('DRIFT_EMAIL and DRIFT_PASSWORD must both be set.');
  }
  const isGiven = email !== undefined && password !== undefined;
  return {
    operation: options.text('login-operation'),
    token: options.text('login-token'),
    credentials: isGiven ? { email, password } : null,
  };
}

/** Values are secret: no message repeats them. */
function credentialsOf(given: readonly string[]): Readonly<Record<string, string>> {
  const tell = () => '--credential must have the format SCHEME=VALUE.';
  const pairs = partsOf(given, /^([^=]+)=([\x20-\x7e]+)$/s, tell);
  return Object.fromEntries(pairs.map(([name = '', value = '']) => [name.trim(), value]));
}

const ownHeaders =
  /^(authorization|content-(type|length|encoding)|transfer-encoding|connection|keep-alive|host|upgrade|expect|te|trailer)$/i;

/** Values may be secret: no message repeats them. `Name=value` comes from a map of the file. */
function headersOf(given: readonly string[]): Readonly<Record<string, string>> {
  const tell = () => "--header must have the format 'Name: value'.";
  const pairs = partsOf(given, /^([\w-]+)(?::\s*|=)([\x20-\x7e]*\S)\s*$/, tell);
  const own = pairs.map(([name = '']) => name).find((name) => ownHeaders.test(name));
  if (own !== undefined) {
    throw new UsageError(`--header ${own} cannot be set: the call sets it itself.`);
  }
  return Object.fromEntries(pairs.map(([name = '', value = '']) => [name, value]));
}
