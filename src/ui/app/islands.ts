import { lazyPart } from '../state/loading/lazyPart';
import { untilHydrated } from '../state/painted/hydration';

/** Parts that the first paint does not need, each in a chunk of its own. */
export const Companions = lazyPart(async () => {
  await untilHydrated();
  return (await import('./islands/Companions')).Companions;
});
