import { projectRoot } from '../process/projectRoot.ts';
import { runBreaking } from './runBreaking.ts';

// Lists the changes that break clients of the contract, between a git revision and another one or
// the working tree.
process.exitCode = await runBreaking(process.argv.slice(2), {
  cwd: projectRoot,
  env: process.env,
  out: (text) => process.stdout.write(text),
  complain: (text) => process.stderr.write(text),
});
