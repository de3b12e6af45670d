import { lazyPart } from '../state/loading/lazyPart';
import { untilHydrated } from '../state/painted/hydration';

/** What accompanies every page; its code comes after the first paint. */
export const Companions = lazyPart(async () => {
  await untilHydrated();
  return (await import('./islands/Companions')).Companions;
});
