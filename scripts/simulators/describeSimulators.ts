import { commonPassword, people } from './seed/people.ts';

/** Lines for the console: with whom to sign in, where to look behind the scenes, where it is all kept. */
export function describeSimulators(controlUrl: string, file: string): string {
  return [
    `  Sign in as   ${people.camille.email} (three contracts) or`,
    `               ${people.company.email} (a company, 43,200 passages); password ${commonPassword}`,
    `  Behind it    ${controlUrl}  a simulator: its mails, time, failures`,
    `  Kept in      ${file}  (-- --reset forgets it)`,
    '',
  ].join('\n');
}
