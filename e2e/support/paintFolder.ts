import { paintPages } from '../../scripts/build/buildSite.ts';
import { runCommand } from '../../scripts/process/shutdown.ts';

// A process of its own (`paintFolder.ts <folder>`): Playwright would compile the whole bundle that paints.
await runCommand(() => paintPages(process.argv[2] ?? '', process.env), 1);
