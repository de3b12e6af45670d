export type CommandName = 'drift' | 'breaking' | 'capture' | 'lint-examples';

/**
 * How an option is written:
 * - `flag`: alone, `true` in the file;
 * - `text`, `file`: with a value; a file of the configuration is relative to it;
 * - `list`: repeatable, a list in the file; `pairs`: the same, or a map from name to value;
 * - `output`: with a file, or alone for the standard output.
 */
export type OptionKind = 'flag' | 'text' | 'file' | 'list' | 'pairs' | 'output';

interface OptionSpec {
  readonly kind: OptionKind;
  readonly commands: readonly CommandName[];
}

const calls: readonly CommandName[] = ['drift', 'capture'];
const reports: readonly CommandName[] = ['drift', 'capture', 'lint-examples'];
const all: readonly CommandName[] = ['drift', 'breaking', 'capture', 'lint-examples'];

const of = (kind: OptionKind, commands: readonly CommandName[]): OptionSpec => ({ kind, commands });

/** Every option of every command; the configuration file has the same names. */
export const optionSpecs = {
  contract: of('file', all),

  upstream: of('text', ['drift']),
  token: of('text', ['drift']),
  login: of('flag', ['drift']),
  'login-operation': of('text', ['drift']),
  'login-token': of('text', ['drift']),
  credential: of('pairs', ['drift']),
  header: of('pairs', ['drift']),
  write: of('flag', ['drift']),
  call: of('list', ['drift']),
  only: of('list', ['drift']),
  skip: of('list', ['drift']),
  inputs: of('file', ['drift']),
  'needs-input': of('list', ['drift']),
  'dry-run': of('flag', ['drift']),
  generate: of('text', ['drift']),
  'examples-only': of('flag', ['drift']),
  seed: of('text', ['drift']),
  page: of('pairs', ['drift']),
  link: of('pairs', ['drift']),
  timeout: of('text', ['drift']),
  concurrency: of('text', ['drift']),
  rate: of('text', ['drift']),
  budget: of('text', ['drift', 'breaking']),
  'longest-wait': of('text', ['drift']),

  origin: of('list', ['capture']),
  'base-path': of('text', ['capture']),
  scope: of('text', ['capture']),

  base: of('text', ['breaking']),
  revision: of('text', ['breaking']),
  'base-file': of('file', ['breaking']),
  'revision-file': of('file', ['breaking']),
  'accept-major': of('flag', ['breaking']),
  'allow-undecided': of('flag', ['breaking']),
  policy: of('flag', ['breaking']),
  changelog: of('output', ['breaking']),

  'show-values': of('flag', calls),
  'allow-additions': of('flag', reports),
  strict: of('flag', reports),
  coverage: of('flag', ['drift']),
  rules: of('pairs', all),
  baseline: of('file', all),
  'write-baseline': of('file', all),
  since: of('file', reports),
  github: of('flag', all),
  json: of('output', all),
  sarif: of('output', all),
  junit: of('output', reports),
  markdown: of('output', reports),
  html: of('output', reports),
} as const satisfies Readonly<Record<string, OptionSpec>>;

export type OptionName = keyof typeof optionSpecs;

/** The names of the options of a command. */
export function optionsOf(command: CommandName): readonly OptionName[] {
  return (Object.keys(optionSpecs) as OptionName[]).filter((name) =>
    optionSpecs[name].commands.includes(command),
  );
}
