import { bundleContract } from '../contract/bundle.ts';
import { namedAnswers } from '../mock/namedAnswers.ts';
import { startMock, usualMockPort, type Mock } from '../mock/prism.ts';
import { answerPassageSearches } from '../mock/answerPassageSearches.ts';
import { portSetting } from '../process/freePort.ts';
import type { Api } from './Api.ts';
import { forwardTo } from './forwardApi.ts';
import { acceptPageView } from './ownMeter.ts';

/** Starts Prism with the examples of the contract, and the search for passages. Reads `MOCK_PORT` (4010). */
export async function openMockedApi(
  env: Readonly<Record<string, string | undefined>>,
  onStop: (undo: () => Promise<void>) => void,
): Promise<Api & { readonly mock: Mock }> {
  const document = await bundleContract();
  const mock = await startMock({
    document,
    port: portSetting(env, 'MOCK_PORT', usualMockPort.port),
    onRestart: (reason) => console.error(`The mock ended and was restarted.\n${reason}`),
  });
  onStop(() => mock.stop());
  // The same address answers another example to each request that names one.
  const forwardToMock = forwardTo(mock.url, { areStored: false });
  const forward = namedAnswers(answerPassageSearches(forwardToMock, document));
  return {
    forward,
    formOrigins: [],
    paymentPage: null,
    signatureOrigin: null,
    documents: null,
    meter: acceptPageView,
    telemetry: null,
    description: '  /api         the contract’s examples\n',
    lost: mock.lost,
    mock,
  };
}
