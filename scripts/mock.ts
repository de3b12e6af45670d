import { bundleContract } from './contract/bundle.ts';
import { startMock, usualMockPort } from './mock/prism.ts';
import { reloadOnContractChange } from './mock/watchContract.ts';
import { portSetting } from './process/freePort.ts';
import { runCommand } from './process/shutdown.ts';
import { startReference } from './reference/startReference.ts';

// Starts the mock (MOCK_PORT, 4010) and the reference (REFERENCE_PORT, 4030); reloads the mock when a file of
// openapi/ changes.
await runCommand(async (onStop) => {
  const document = await bundleContract();
  const mock = await startMock({
    document,
    port: portSetting(process.env, 'MOCK_PORT', usualMockPort.port),
    onRestart: (reason) => console.error(`Prism ended and was restarted.\n${reason}`),
  });
  onStop(() => mock.stop());
  onStop(reloadOnContractChange(mock));
  const reference = await startReference(
    document,
    portSetting(process.env, 'REFERENCE_PORT', 4030),
  );
  onStop(() => reference.stop());
  console.log(
    `\n  Mock server   ${mock.url}\n  Reference     ${reference.url}\n  Stop with     Ctrl-C\n`,
  );
  await mock.lost;
});
