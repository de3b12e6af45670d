import { reportSetupProblem, runProjectScript } from './bootstrap.mjs';

// `node scripts/tool.mjs vitest/vitest.mjs [arguments]` installs the packages when needed and runs a tool of
// node_modules.
const [tool = '', ...args] = process.argv.slice(2);
try {
  process.exitCode = await runProjectScript(`node_modules/${tool}`, args);
} catch (problem) {
  reportSetupProblem(problem);
  process.exitCode = 1;
}
