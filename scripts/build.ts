import { buildSite } from './build/buildSite.ts';
import { runCommand } from './process/shutdown.ts';

await runCommand(async () => {
  console.log(await buildSite());
}, 1);
