import { reportSetupProblem, runProjectScript } from './bootstrap.mjs';

// `node scripts/run.mjs NAME [arguments]` installs the packages when needed and runs scripts/NAME.ts.
const [name = '', ...args] = process.argv.slice(2);
try {
  process.exitCode = await runProjectScript(`scripts/${name}.ts`, args);
} catch (problem) {
  reportSetupProblem(problem);
  process.exitCode = 1;
}
