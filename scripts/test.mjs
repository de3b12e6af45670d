// npm test, npm run test:deep: installs the packages when needed and runs scripts/checks.ts.
import { reportSetupProblem, runProjectScript } from './bootstrap.mjs';

try {
  process.exitCode = await runProjectScript('scripts/checks.ts', process.argv.slice(2));
} catch (problem) {
  reportSetupProblem(problem);
  process.stdout.write('0 passed, 1 failed\n');
  process.exitCode = 1;
}
