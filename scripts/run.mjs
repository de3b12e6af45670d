import { reportSetupProblem, runProjectScript } from './bootstrap.mjs';

// `node scripts/run.mjs NAME [arguments]` runs scripts/NAME.ts, on a machine where nothing is installed yet too.
const [name = '', ...args] = process.argv.slice(2);
try {
  process.exitCode = await runProjectScript(`scripts/${name}.ts`, args);
} catch (problem) {
  reportSetupProblem(problem);
  process.exitCode = 1;
}
