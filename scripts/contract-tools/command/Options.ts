import { UsageError } from './Terminal.ts';
import type { OptionName } from './optionSpecs.ts';

export type OptionValue = string | true | readonly string[];

/** The options of a call, from the command line and the configuration file. */
export class Options {
  readonly positionals: readonly string[];
  readonly #values: ReadonlyMap<string, OptionValue>;

  constructor(values: ReadonlyMap<string, OptionValue>, positionals: readonly string[]) {
    this.#values = values;
    this.positionals = positionals;
  }

  flag(name: OptionName): boolean {
    return this.#values.get(name) === true;
  }

  text(name: OptionName): string | null {
    const value = this.#values.get(name);
    return typeof value === 'string' ? value : null;
  }

  list(name: OptionName): readonly string[] {
    const value = this.#values.get(name);
    return Array.isArray(value) ? (value as readonly string[]) : [];
  }

  /** A file; `true` for the standard output; null if the option was not given. */
  output(name: OptionName): string | true | null {
    const value = this.#values.get(name);
    return typeof value === 'string' || value === true ? value : null;
  }

  /** A number between two bounds; null if it was not given. Throws UsageError. */
  number(name: OptionName, least: number, most: number): number | null {
    const text = this.text(name);
    if (text === null) return null;
    const number = Number(text);
    if (text.trim() !== '' && number >= least && number <= most) return number;
    throw new UsageError(`--${name} must be a number from ${least} to ${most}.`);
  }

  /** Names separated by commas, in one or several values. Throws UsageError. */
  names(name: OptionName): readonly string[] {
    const found = this.list(name)
      .flatMap((text) => text.split(','))
      .map((one) => one.trim());
    if (found.includes('')) throw new UsageError('A name of an operation is empty.');
    return found;
  }
}
