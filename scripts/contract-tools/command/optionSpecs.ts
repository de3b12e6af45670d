export const commandNames = ['drift', 'breaking', 'capture', 'lint-examples'] as const;

export type CommandName = (typeof commandNames)[number];

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

function named<Names extends string>(
  commands: readonly CommandName[],
  kind: OptionKind,
  ...names: readonly Names[]
): Readonly<Record<Names, OptionSpec>> {
  const spec = { kind, commands };
  return Object.fromEntries(names.map((name) => [name, spec])) as Record<Names, OptionSpec>;
}

const reports: readonly CommandName[] = ['drift', 'capture', 'lint-examples'];

/** Every option of every command; the configuration file has the same names. */
export const optionSpecs = {
  ...named(['drift'], 'text', 'upstream', 'token', 'login-operation', 'login-token', 'generate'),
  ...named(['drift'], 'text', 'seed', 'timeout', 'concurrency', 'rate', 'longest-wait'),
  ...named(['drift'], 'flag', 'login', 'write', 'dry-run', 'examples-only', 'coverage'),
  ...named(['drift'], 'pairs', 'credential', 'header', 'page', 'link'),
  ...named(['drift'], 'list', 'call', 'only', 'skip', 'needs-input'),
  ...named(['drift'], 'file', 'inputs'),
  ...named(['drift', 'breaking'], 'text', 'budget'),
  ...named(['drift', 'capture'], 'flag', 'show-values'),
  ...named(['capture'], 'text', 'base-path', 'scope'),
  ...named(['capture'], 'list', 'origin'),
  ...named(['breaking'], 'text', 'base', 'revision'),
  ...named(['breaking'], 'file', 'base-file', 'revision-file'),
  ...named(['breaking'], 'flag', 'accept-major', 'allow-undecided', 'policy'),
  ...named(['breaking'], 'output', 'changelog'),
  ...named(reports, 'flag', 'allow-additions', 'strict'),
  ...named(reports, 'file', 'since'),
  ...named(reports, 'output', 'junit', 'markdown', 'html'),
  ...named(commandNames, 'file', 'contract', 'baseline', 'write-baseline'),
  ...named(commandNames, 'pairs', 'rules'),
  ...named(commandNames, 'flag', 'github'),
  ...named(commandNames, 'output', 'json', 'sarif'),
};

export type OptionName = keyof typeof optionSpecs;

/** The names of the options of a command. */
export function optionsOf(command: CommandName): readonly OptionName[] {
  return (Object.keys(optionSpecs) as OptionName[]).filter((name) =>
    optionSpecs[name].commands.includes(command),
  );
}
