import { relative } from 'node:path';
import { projectRoot } from '../process/projectRoot.ts';
import { commonPassword, people } from './seed/people.ts';
import { inMemory } from './store/database.ts';

/** Lines for the console: with whom to sign in, where to look behind the scenes, where it is all kept. */
export function describeSimulators(controlUrl: string, file: string): string {
  return [
    `  Sign in as   ${people.camille.email} (three contracts) or`,
    `               ${people.company.email} (a company, 43,200 passages); password ${commonPassword}`,
    `  Behind it    ${controlUrl} (mails, time, failures: it is a simulator)`,
    `  Kept in      ${placeOf(file)}`,
    '',
  ].join('\n');
}

function placeOf(file: string): string {
  if (file === inMemory) return 'memory, and forgotten at the end';
  const inside = relative(projectRoot, file);
  return `${inside.startsWith('..') ? file : inside} (« -- --reset » starts afresh)`;
}
