import { bundleContract } from '../../../scripts/contract/bundle.ts';
import { startMock } from '../../../scripts/mock/prism.ts';

export interface RunningPrism {
  /** Without a trailing slash. */
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** Serves the contract's examples on a random port, so that test files can run in parallel. */
export async function startPrism(): Promise<RunningPrism> {
  const port = 20_000 + Math.floor(Math.random() * 12_000);
  return startMock({ document: await bundleContract(), port: { port, strict: false } });
}
