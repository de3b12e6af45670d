import type { BrowserPorts, PortAccess, Ports } from '../application/ports/Ports';
import type { LoadConfiguration } from './settings/siteConfiguration';

/** Resolves unless the page is being left (`adapters/browser/watchLeaving`). */
type UntilStayed = () => Promise<void>;

/**
 * The code of the container and its adapters is fetched once, at the first call of `all`, with the settings
 * of the place; `openStore` makes this call while the page renders. After a failure the next one tries again.
 */
export function createPortAccess(
  browser: BrowserPorts,
  loadConfiguration: LoadConfiguration,
  untilStayed: UntilStayed,
): PortAccess {
  let ports: Promise<Ports> | undefined;
  const load = async (): Promise<Ports> => {
    const container = import('./container');
    const [{ createPorts }, configuration] = await Promise.all([container, loadConfiguration()]);
    return createPorts(browser, configuration, untilStayed);
  };
  return {
    browser,
    all: () => {
      ports ??= load().catch(async (error: unknown) => {
        await untilStayed();
        ports = undefined;
        console.error(error);
        throw error;
      });
      return ports;
    },
  };
}
