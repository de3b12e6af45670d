import { existsSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import type { OptionValue } from './Options.ts';
import { isUrl } from '../contract/sourceFile.ts';
import { isRecord } from '../schema/placed.ts';
import { commandNames, optionSpecs, optionsOf } from './optionSpecs.ts';
import type { CommandName, OptionName } from './optionSpecs.ts';
import { readYaml } from './files.ts';
import { type Terminal, UsageError } from './Terminal.ts';

type Json = Readonly<Record<string, unknown>>;

const usualNames = ['contract-tools.yaml', 'contract-tools.yml', 'contract-tools.json'];

/** The options of the configuration, and those of its section; `${NAME}` is a variable. Throws UsageError. */
export function readConfig(
  command: CommandName,
  named: string | null,
  { env, cwd }: Pick<Terminal, 'env' | 'cwd'>,
): ReadonlyMap<string, OptionValue> {
  const file = named ?? usualNames.find((name) => existsSync(resolve(cwd, name))) ?? null;
  if (file === null) return new Map();
  const path = resolve(cwd, file);
  const config = readYaml(file, cwd) ?? {};
  if (!isRecord(config)) throw new UsageError(`${file} is not a map of options.`);
  const fromHere = (text: string): string =>
    isUrl(text) ? text : relative(cwd, resolve(dirname(path), text)) || text;
  const read = (keys: Json, place: string): readonly (readonly [string, OptionValue])[] =>
    Object.entries(keys)
      .filter(([name]) => place !== '' || !(commandNames as readonly string[]).includes(name))
      .flatMap(([name, value]) => {
        if (!isOption(name)) throw new UsageError(`${file}: there is no option ${place}${name}.`);
        if (place !== '' && !optionsOf(command).includes(name)) {
          throw new UsageError(`${file}: ${command} has no option ${name}.`);
        }
        if (!optionsOf(command).includes(name) || value === false || value === null) return [];
        return [[name, valueOf(name, value, file, { env, fromHere })] as const];
      });
  const own = config[command];
  if (own !== undefined && !isRecord(own))
    throw new UsageError(`${file}: ${command} is not a section.`);
  return new Map([...read(config, ''), ...read(own ?? {}, `${command}.`)]);
}

function isOption(name: string): name is OptionName {
  return Object.hasOwn(optionSpecs, name);
}

interface Reading {
  readonly env: Terminal['env'];
  readonly fromHere: (text: string) => string;
}

function valueOf(
  name: OptionName,
  value: unknown,
  file: string,
  { env, fromHere }: Reading,
): OptionValue {
  const text = (one: unknown): string => {
    if (typeof one !== 'string' && typeof one !== 'number') {
      throw new UsageError(`${file}: ${name} is neither a text nor a number.`);
    }
    return String(one).replaceAll(/\$\{(\w+)\}/g, (_, key: string) => {
      const found = env[key];
      if (found === undefined) throw new UsageError(`${file}: ${name} needs the variable ${key}.`);
      return found;
    });
  };
  const { kind } = optionSpecs[name];
  switch (kind) {
    case 'flag':
      if (value === true) return true;
      throw new UsageError(`${file}: ${name} is neither true nor false.`);
    case 'text':
      return text(value);
    case 'file':
      return fromHere(text(value));
    case 'output':
      return value === true ? true : fromHere(text(value));
    case 'pairs':
    case 'list':
      if (kind === 'pairs' && isRecord(value))
        return Object.entries(value).map(([key, one]) => `${key}=${text(one)}`);
      return Array.isArray(value) ? value.map(text) : [text(value)];
  }
}
