import { parseArgs } from 'node:util';

/**
 * Which of these flags (such as `--reset`) are on the command line. Throws on any other argument, and when
 * npm took a flag as its own option: `npm start --reset` sets an option of npm, `npm start -- --reset` ours.
 */
export function readFlags<Name extends string>(
  names: readonly Name[],
  args: readonly string[] = process.argv.slice(2),
  env: Readonly<Record<string, string | undefined>> = process.env,
): Readonly<Record<Name, boolean>> {
  const options = Object.fromEntries(names.map((name) => [name, { type: 'boolean' } as const]));
  const kept = names.find((name) => env[`npm_config_${name}`] === 'true');
  if (kept !== undefined)
    throw new Error(`npm read --${kept} as its own option: write -- --${kept}.`);
  try {
    const { values } = parseArgs({ args: [...args], options });
    const given = names.map((name) => [name, values[name] === true] as const);
    return Object.fromEntries(given) as Record<Name, boolean>;
  } catch (problem) {
    const known = names.map((name) => `--${name}`).join(', ');
    throw new Error(`${(problem as Error).message}\nAllowed flags: ${known}.`, { cause: problem });
  }
}
