import { breakingCommand } from '../breaking/breakingCommand.ts';
import { breakingHelp, captureHelp, driftHelp, lintExamplesHelp } from './help.ts';
import { breakingRules } from '../breaking/breakingRules.ts';
import { captureCommand } from '../capture/captureCommand.ts';
import { driftCommand } from '../drift/driftCommand.ts';
import { lintExamplesCommand } from '../examples/lintExamples.ts';
import { listRules } from '../report/ruleLevels.ts';
import { ruleList } from '../report/Finding.ts';
import { toolVersion } from '../version.ts';
import { Watch } from './Watch.ts';
import type { CommandName } from './optionSpecs.ts';
import { realSurroundings, type RunCommand, type Surroundings } from './Surroundings.ts';
import { exitCodes, lastResort, type Terminal, UsageError } from './Terminal.ts';

const mainHelp = `
Compares an OpenAPI 3.0, 3.1 or 3.2 contract with what happens.

  contract-tools drift          Does a server answer as the contract says?
  contract-tools breaking       Does a change of the contract break a client?
  contract-tools capture        Does recorded traffic (HAR) fit the contract?
  contract-tools lint-examples  Do the examples of the contract fit its schemas?

  contract-tools COMMAND --help lists all options of a command; --version prints the version.
  contract-tools.yaml in this folder, or --config FILE, sets options by the same names.
`;

interface Command {
  readonly help: string;
  readonly run: RunCommand;
}

export const commands: Readonly<Record<CommandName, Command>> = {
  drift: { help: driftHelp, run: driftCommand },
  breaking: { help: breakingHelp, run: breakingCommand },
  capture: { help: captureHelp, run: captureCommand },
  'lint-examples': { help: lintExamplesHelp, run: lintExamplesCommand },
};

/** Runs a command and returns its exit code. What the caller can correct is one sentence of stderr. */
export async function main(
  args: readonly string[],
  terminal: Terminal,
  surroundings: Surroundings = realSurroundings,
): Promise<number> {
  const [name = '', ...rest] = args;
  if (name === '--version') {
    terminal.stdout.write(`${toolVersion}\n`);
    return exitCodes.conforms;
  }
  if (name === '--help' || name === '-h' || name === 'help') {
    terminal.stdout.write(mainHelp);
    return exitCodes.conforms;
  }
  if (!Object.hasOwn(commands, name)) {
    const what = name === '' ? 'The command is missing.' : `There is no command ${name}.`;
    terminal.stderr.write(`\n${what}\n${mainHelp}`);
    return exitCodes.usage;
  }
  return runCommand(name as CommandName, rest, terminal, surroundings);
}

async function runCommand(
  name: CommandName,
  args: readonly string[],
  terminal: Terminal,
  surroundings: Surroundings,
): Promise<number> {
  const { help, run } = commands[name];
  if (args.includes('--help') || args.includes('-h')) {
    terminal.stdout.write(help);
    return exitCodes.conforms;
  }
  const [, after = '-'] = args.slice(args.indexOf('--rules'));
  if (args.includes('--rules') && after.startsWith('-')) {
    const ofBreaking = [...breakingRules].map(([id, example]) => ({ id, example }));
    terminal.stdout.write(listRules(name === 'breaking' ? ofBreaking : ruleList));
    return exitCodes.conforms;
  }
  const { watch = new Watch() } = terminal;
  const readContract: Surroundings['readContract'] = async (path, cwd) => {
    watch.place = `the reading of ${path}`;
    const contract = await surroundings.readContract(path, cwd);
    watch.place = `the check of ${path}`;
    return contract;
  };
  try {
    watch.place = `the start of ${name}`;
    return await run(args, { ...terminal, watch }, { ...surroundings, readContract });
  } catch (problem) {
    if (!(problem instanceof UsageError)) return lastResort(problem, { ...terminal, watch });
    terminal.stderr.write(`\n${problem.message}\nFor help: contract-tools ${name} --help\n\n`);
    return exitCodes.usage;
  }
}
