import { buildSite } from './build/buildSite.ts';
import { runCommand } from './process/shutdown.ts';

// Makes the production build and prints the output of its tools.
await runCommand(async () => {
  console.log(await buildSite());
}, 1);
