// npm test, npm run test:deep: installs the packages when needed and runs scripts/checks.ts.
import { launch } from './bootstrap.mjs';

await launch('scripts/checks.ts', process.argv.slice(2), '0 passed, 1 failed\n');
