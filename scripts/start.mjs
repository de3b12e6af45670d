import { reportSetupProblem, runProjectScript } from './bootstrap.mjs';

try {
  process.exitCode = await runProjectScript('scripts/start.ts');
} catch (problem) {
  reportSetupProblem(problem);
  process.exitCode = 1;
}
