import { launch } from './bootstrap.mjs';

// `node scripts/run.mjs NAME [arguments]` installs the packages when needed and runs scripts/NAME.ts.
const [name = '', ...args] = process.argv.slice(2);
await launch(`scripts/${name}.ts`, args);
