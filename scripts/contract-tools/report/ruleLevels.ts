import { UsageError } from '../command/Terminal.ts';

/** Rules printed in one line each: its name, its level and an example. */
export function listRules(
  rules: readonly { readonly id: string; readonly level?: string; readonly example: string }[],
): string {
  const width = Math.max(...rules.map(({ id }) => id.length));
  return rules
    .map(({ id, level, example }) => {
      const told = level === undefined ? '' : `${level.padEnd(7)}  `;
      return `${id.padEnd(width)}  ${told}${example}\n`;
    })
    .join('');
}

/** Reads `--rules RULE=LEVEL`, or the map `rules` of the configuration. Throws UsageError. */
export function ruleLevels<Id extends string, Level extends string>(
  given: readonly string[],
  isRule: (id: string) => id is Id,
  levels: readonly Level[],
): ReadonlyMap<Id, Level> {
  return new Map(
    given.map((text) => {
      const [, id = text, value] = /^([^=]*)=(.*)$/s.exec(text) ?? [];
      if (!isRule(id)) throw new UsageError(`There is no rule ${id}: --rules lists them.`);
      const level = levels.find((one) => one === value);
      if (level !== undefined) return [id, level];
      throw new UsageError(
        `--rules ${id} must be ${levels.join(', ')}: --rules ${id}=${levels[0] ?? ''}.`,
      );
    }),
  );
}
