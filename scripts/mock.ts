import { bundleContract } from './contract/bundle.ts';
import { startMock, usualMockPort } from './mock/prism.ts';
import { reloadOnContractChange } from './mock/watchContract.ts';
import { portWish } from './process/freePort.ts';
import { runCommand } from './process/shutdown.ts';

await runCommand(async (onStop) => {
  const mock = await startMock({
    document: await bundleContract(),
    port: portWish(process.env, 'MOCK_PORT', usualMockPort.port),
    onRestart: (reason) => console.error(`Prism ended and was started again.\n${reason}`),
  });
  onStop(() => mock.stop());
  onStop(reloadOnContractChange(mock));
  console.log(`\n  The contract is served at  ${mock.url}\n  Stop with Ctrl-C\n`);
  await mock.lost;
});
