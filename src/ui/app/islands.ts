import { island } from '../state/loading/island';
import { untilHydrated } from '../state/painted/hydration';

/** The parts of the page frame that use the store, each in its own chunk. */
export const Companions = island(async () => {
  await untilHydrated();
  return (await import('./islands/Companions')).Companions;
});
export const FooterControls = island(
  async () => (await import('./islands/FooterControls')).FooterControls,
);
export const LiveAccountLink = island(
  async () => (await import('./islands/LiveAccountLink')).LiveAccountLink,
);
export const LiveAlerts = island(async () => (await import('./islands/LiveAlerts')).LiveAlerts);
export const LiveFooterEntries = island(
  async () => (await import('./islands/LiveFooterEntries')).LiveFooterEntries,
);
export const LiveMenu = island(async () => (await import('./islands/LiveMenu')).LiveMenu);
export const RequireSession = island(async () => (await import('./RequireSession')).RequireSession);
