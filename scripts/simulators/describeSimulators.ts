import { relative } from 'node:path';
import { projectRoot } from '../process/projectRoot.ts';
import { referencePath } from '../reference/referencePages.ts';
import { commonPassword, people } from './seed/people.ts';
import { inMemory } from './store/database.ts';

/** Lines for the console: accounts to sign in with, the control page, the data file. */
export function describeSimulators(url: string, file: string): string {
  return [
    `  Sign in as   ${people.camille.email} (three contracts) or`,
    `               ${people.company.email} (a company, 43,200 passages); password ${commonPassword}`,
    `  Behind it    ${url}/control (mails, time, failures: it is a simulator)`,
    `  Contract     ${url}${referencePath} (reference of all calls)`,
    `  Kept in      ${placeOf(file)}`,
    '',
  ].join('\n');
}

function placeOf(file: string): string {
  if (file === inMemory) return 'memory, and forgotten at the end';
  const inside = relative(projectRoot, file);
  return `${inside.startsWith('..') ? file : inside} (« -- --reset » starts afresh)`;
}
