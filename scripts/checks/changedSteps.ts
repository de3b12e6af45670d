import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';
import { inProject, projectRoot } from '../process/projectRoot.ts';
import { affectedAddresses } from './changed/affectedAddresses.ts';
import { findAffected, readImporters } from './changed/readImporters.ts';
import { specsOf } from './changed/specsOf.ts';
import type { Step } from './Step.ts';

/** Steps that say nothing about one change, or that a change of the contract alone can fail. */
const never = ['bytes'];
const ofContract = ['contract', 'examples', 'generated'];

/**
 * The steps that the changes since a commit can fail, uncommitted ones included: unit tests that import a
 * changed file, browser tests that name the address of a page that imports one, the states of these pages.
 */
export async function changedSteps(
  steps: readonly Step[],
  since: string,
): Promise<readonly Step[]> {
  const tracked = await git('ls-files', '--cached', '--others', '--exclude-standard');
  const changed = [
    ...(await git('diff', '--name-only', since)),
    ...(await git('ls-files', '--others', '--exclude-standard')),
  ];
  if (changed.length === 0) throw new Error(`Nothing has changed since ${since}.`);
  const present = changed.filter((file) => existsSync(inProject(file)));
  const isOfContract = changed.some((file) =>
    /^(openapi|generated|scripts\/generate)\//.test(file),
  );
  const addresses = await affectedAddresses(changed, tracked);
  const specs = await affectedSpecs(addresses, present, tracked);
  const tests = await affectedTests(changed, tracked);
  const linted = present.filter((file) => /\.(tsx?|mjs)$/.test(file));
  const chosen = steps.flatMap((step): readonly Step[] => {
    if (never.includes(step.name)) return [];
    if (ofContract.includes(step.name)) return isOfContract ? [step] : [];
    if (step.name === 'lint') return linted.length > 0 ? [lintOf(step, linted)] : [];
    if (step.name.startsWith('unit ')) return tests.length > 0 ? [unitTests(step, tests)] : [];
    if (addresses === 'all') return [step];
    if (step.name === 'build') return specs.length > 0 ? [step] : [];
    if (step.name === 'e2e') return specs.length > 0 ? [browserTests(step, specs, addresses)] : [];
    return [step];
  });
  // The longest first: the others run beside them.
  const rank = ({ name }: Step): number => Number(name !== 'build' && name !== 'e2e');
  return chosen.toSorted((one, other) => rank(one) - rank(other));
}

async function affectedSpecs(
  addresses: readonly string[] | 'all',
  present: readonly string[],
  tracked: readonly string[],
): Promise<readonly string[]> {
  const isSpec = (file: string): boolean =>
    /^e2e\/(journeys\/)?[\w-]+\.spec\.ts$/.test(file) && !file.includes('.deep.');
  const specs = tracked.filter(isSpec);
  if (addresses === 'all') return specs;
  const named = await specsOf(addresses, specs);
  const states = addresses.length > 0 ? ['e2e/states.spec.ts'] : [];
  return [...new Set([...named, ...states, ...present.filter(isSpec)])];
}

/** The table of routes fetches every page: what imports it says nothing about one page. */
const routeTable = 'src/ui/navigation/routes.ts';

/** The unit tests that import a changed file, directly or not, and the changed ones. */
async function affectedTests(
  changed: readonly string[],
  tracked: readonly string[],
): Promise<readonly string[]> {
  const sources = tracked.filter((file) => /^(src|tests|scripts|generated)\//.test(file));
  const isStop = (file: string): boolean => file === routeTable && !changed.includes(file);
  const affected = findAffected(changed, await readImporters(sources), isStop);
  return [...affected].filter((file) => /\.test\.tsx?$/.test(file) && !/\.deep\./.test(file));
}

function lintOf(step: Step, files: readonly string[]): Step {
  return { ...step, commands: step.commands.map((command) => ({ ...command, args: files })) };
}

/** A half may have none of the tests. */
function unitTests(step: Step, tests: readonly string[]): Step {
  return {
    ...step,
    mayBeEmpty: true,
    commands: step.commands.map(({ args, ...command }) => ({
      ...command,
      args: [...args, '--passWithNoTests', ...tests],
    })),
  };
}

function browserTests(step: Step, specs: readonly string[], addresses: readonly string[]): Step {
  return {
    ...step,
    // A few of them: they share the machine with the other steps.
    alone: false,
    commands: step.commands.map(({ args, env, ...command }) => ({
      ...command,
      args: [...args, ...specs],
      env: { ...env, STATES_OF: addresses.join(',') },
    })),
  };
}

async function git(...args: readonly string[]): Promise<readonly string[]> {
  const { stdout } = await promisify(execFile)('git', [...args], { cwd: projectRoot });
  return stdout.split('\n').filter((line) => line !== '');
}
