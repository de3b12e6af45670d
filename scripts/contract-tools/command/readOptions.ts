import { parseArgs } from 'node:util';
import { readConfig } from './readConfig.ts';
import { Options, type OptionValue } from './Options.ts';
import { optionSpecs, optionsOf, type CommandName, type OptionName } from './optionSpecs.ts';
import { type Terminal, UsageError } from './Terminal.ts';

/** The options of a command, of its arguments and the configuration; the arguments win. Throws UsageError. */
export function readOptions(
  command: CommandName,
  args: readonly string[],
  { env, cwd }: Pick<Terminal, 'env' | 'cwd'>,
): Options {
  const { outputs, rest } = takeOutputs(command, args);
  const { values, positionals } = parse(command, rest, env);
  const { config, ...own } = values;
  const configured = readConfig(command, typeof config === 'string' ? config : null, { env, cwd });
  const given = Object.entries(own).filter((entry): entry is [string, OptionValue] => {
    const [, value] = entry;
    return value !== undefined && value !== false;
  });
  const all = new Map([...configured, ...given, ...outputs]);
  refuseTwoSpeakers(command, all);
  return new Options(all, positionals);
}

function namesOfKind(command: CommandName, isOutput: boolean): readonly OptionName[] {
  return optionsOf(command).filter((name) => (optionSpecs[name].kind === 'output') === isOutput);
}

/** Takes `--json FILE`, `--json=FILE`, `--json`. A recording (`.har`) is an input, never overwritten. */
function takeOutputs(
  command: CommandName,
  args: readonly string[],
): {
  readonly outputs: ReadonlyMap<string, string | true>;
  readonly rest: readonly string[];
} {
  const names = namesOfKind(command, true);
  const form = new RegExp(`^--(${names.join('|')})(?:=(.*))?$`, 's');
  const rest: string[] = [];
  const outputs = new Map<string, string | true>();
  const waiting = [...args];
  for (let arg = waiting.shift(); arg !== undefined; arg = waiting.shift()) {
    const [, name, given] = form.exec(arg) ?? [];
    if (name === undefined) {
      rest.push(arg);
      continue;
    }
    const follows = given === undefined && isFile(waiting[0]) ? waiting.shift() : given;
    if (follows === '') throw new UsageError(`--${name}= names no file.`);
    if (follows !== undefined && !isFile(follows)) {
      throw new UsageError(`--${name} would overwrite the recording ${follows}.`);
    }
    outputs.set(name, follows ?? true);
  }
  return { outputs, rest };
}

function isFile(text: string | undefined): boolean {
  return text !== undefined && !text.startsWith('-') && !/\.har$/i.test(text);
}

function refuseTwoSpeakers(command: CommandName, given: ReadonlyMap<string, OptionValue>): void {
  const spoken = namesOfKind(command, true).filter((name) => given.get(name) === true);
  if (spoken.length < 2) return;
  const names = spoken.map((name) => `--${name}`).join(' and ');
  throw new UsageError(
    `${names} cannot share the standard output: name a file, --${spoken[0] ?? ''} FILE.`,
  );
}

interface ParsedOption {
  readonly type: 'boolean' | 'string';
  readonly multiple?: boolean;
}

type Given = Readonly<Record<string, OptionValue | false | undefined>>;

function parse(
  command: CommandName,
  args: readonly string[],
  env: Terminal['env'],
): { readonly values: Given; readonly positionals: readonly string[] } {
  const names = namesOfKind(command, false);
  const options = Object.fromEntries(
    [...names, 'config' as const].map((name): readonly [string, ParsedOption] => {
      const kind = name === 'config' ? 'file' : optionSpecs[name].kind;
      if (kind === 'flag') return [name, { type: 'boolean' }];
      return [name, { type: 'string', multiple: kind === 'list' || kind === 'pairs' }];
    }),
  );
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    if (positionals.length > 0 && command !== 'capture') {
      // The word is not printed: when npm consumed the options, it may be the token.
      throw new UsageError(
        npmAdvice(names, env) ?? 'A value has no option before it: each value needs an option.',
      );
    }
    return { values: values as Given, positionals };
  } catch (problem) {
    if (problem instanceof UsageError) throw problem;
    throw new UsageError((problem as Error).message.split('. To specify')[0], { cause: problem });
  }
}

/** npm reads options before `--` as its own, and hands them on in the environment. */
export function npmAdvice(names: readonly string[], env: Terminal['env']): string | null {
  const taken = names.find((name) => env[`npm_config_${name.replaceAll('-', '_')}`] !== undefined);
  return taken === undefined || taken === 'contract'
    ? null
    : `npm read --${taken} as its own option: write « -- » before the options of this command.`;
}
