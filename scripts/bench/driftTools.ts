import { comparePrism } from '../../tests/contract-tools/drift/comparePrism.ts';
import { runCommand } from '../process/shutdown.ts';

/** Every deviation and variation of the drift set, found by the package and by Prism's own proxy. */
await runCommand(async () => {
  console.log(`\n${await comparePrism()}\n`);
});
