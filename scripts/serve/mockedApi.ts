import { bundleContract } from '../contract/bundle.ts';
import { namedAnswers } from '../mock/namedAnswers.ts';
import { startMock, usualMockPort, type Mock } from '../mock/prism.ts';
import { rememberPassages } from '../mock/rememberPassages.ts';
import { portWish } from '../process/freePort.ts';
import type { Api } from './Api.ts';
import { forwardTo } from './forwardApi.ts';
import { takeUncounted } from './ownMeter.ts';

/** Starts the contract's examples behind a site: Prism, and the memory that passages need. Reads `MOCK_PORT` (4010). */
export async function openMockedApi(
  env: Readonly<Record<string, string | undefined>>,
  onStop: (undo: () => Promise<void>) => void,
): Promise<Api & { readonly mock: Mock }> {
  const document = await bundleContract();
  const mock = await startMock({
    document,
    port: portWish(env, 'MOCK_PORT', usualMockPort.port),
    onRestart: (reason) => console.error(`The mock ended and was started again.\n${reason}`),
  });
  onStop(() => mock.stop());
  const forward = namedAnswers(rememberPassages(forwardTo(mock.url), document));
  return {
    forward,
    formOrigins: [],
    paymentPage: null,
    signatureOrigin: null,
    documents: null,
    meter: takeUncounted,
    description: '  /api         the contract’s examples\n',
    lost: mock.lost,
    mock,
  };
}
