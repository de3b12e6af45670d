import { launch } from './bootstrap.mjs';

// `node scripts/tool.mjs vitest/vitest.mjs [arguments]` installs the packages when needed and runs a tool of
// node_modules.
const [tool = '', ...args] = process.argv.slice(2);
await launch(`node_modules/${tool}`, args);
