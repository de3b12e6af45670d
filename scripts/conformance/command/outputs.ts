import { UsageError } from './UsageError.ts';

const formats = ['json', 'junit', 'sarif'] as const;

export type Format = (typeof formats)[number];

/** The target of each requested format: a path, or `true` for the standard output. */
export type Outputs = Readonly<Partial<Record<Format, string | true>>>;

/**
 * Removes `--json`, `--junit` and `--sarif` from the arguments. `--json FILE` and `--json=FILE`
 * write a file, `--json` alone the standard output, which only one format may use. A recording
 * (`.har`) is an input and is never overwritten. Throws UsageError.
 */
export function takeOutputs(args: readonly string[]): {
  readonly outputs: Outputs;
  readonly rest: readonly string[];
} {
  const rest: string[] = [];
  const outputs: Partial<Record<Format, string | true>> = {};
  const waiting = [...args];
  for (let arg = waiting.shift(); arg !== undefined; arg = waiting.shift()) {
    const [, name, given] = /^--(json|junit|sarif)(?:=(.*))?$/s.exec(arg) ?? [];
    if (name === undefined) {
      rest.push(arg);
      continue;
    }
    const follows = given === undefined && isFile(waiting[0]) ? waiting.shift() : given;
    if (follows === '') throw new UsageError(`--${name}= names no file.`);
    if (follows !== undefined && !isFile(follows)) {
      throw new UsageError(`--${name} would overwrite the recording ${follows}.`);
    }
    outputs[name as Format] = follows ?? true;
  }
  const spoken = formats.filter((format) => outputs[format] === true);
  if (spoken.length > 1) {
    const names = spoken.map((format) => `--${format}`).join(' and ');
    throw new UsageError(
      `${names} cannot share the standard output: name a file, --${spoken[0]} FILE.`,
    );
  }
  return { outputs, rest };
}

function isFile(text: string | undefined): boolean {
  return text !== undefined && !text.startsWith('-') && !/\.har$/i.test(text);
}
