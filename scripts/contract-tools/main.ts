import { lastResort } from './command/Terminal.ts';
import { Watch } from './command/Watch.ts';
import { main } from './command/main.ts';

const { stdout, stderr, env } = process;
const terminal = { stdout, stderr, env, cwd: process.cwd(), watch: new Watch() };
let isEnded = false;

function endNow(problem: unknown): number {
  isEnded = true;
  return lastResort(problem, terminal);
}

process.once('uncaughtException', (problem) => process.exit(endNow(problem)));
// Nothing is left to wait for, although the command has not ended: Node would end with code 13 and no word.
process.once('exit', () => {
  if (!isEnded) process.exitCode = endNow(new Error('it waits for something that never comes'));
});
const code = await main(process.argv.slice(2), terminal);
isEnded = true;
process.exitCode = code;
