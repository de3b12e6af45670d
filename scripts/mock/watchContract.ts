import { bundleContract } from '../contract/bundle.ts';
import { inProject } from '../process/projectRoot.ts';
import { describeProblem } from '../process/shutdown.ts';
import type { Mock } from './prism.ts';
import { watchFolder } from './watchFolder.ts';

/**
 * Bundles the contract and reloads the mock when a file of openapi/ changes. Returns a function that stops
 * it.
 */
export function reloadOnContractChange(mock: Mock): () => Promise<void> {
  let reloading = Promise.resolve();
  const reload = async (): Promise<void> => {
    try {
      await bundleContract();
      await mock.reload();
      console.log('The contract changed: the mock was reloaded.');
    } catch (problem) {
      console.error(
        `The contract has an error: the mock was not reloaded.\n${describeProblem(problem)}`,
      );
    }
  };
  const stopWatching = watchFolder(inProject('openapi'), () => {
    reloading = reloading.then(reload);
  });
  return async () => {
    stopWatching();
    await reloading;
  };
}
