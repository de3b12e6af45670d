import { startChild } from '../../../scripts/process/childProcess.ts';
import { runCommand } from '../../../scripts/process/shutdown.ts';

// A command with one child, like `npm start` and `npm run mock`. Both run until they are stopped.
await runCommand(async (onStop) => {
  const child = startChild(
    {
      command: process.execPath,
      args: ['-e', 'console.log("started"); setInterval(() => 0, 1000)'],
    },
    { show: true },
  );
  onStop(() => child.stop());
  await child.exited;
});
