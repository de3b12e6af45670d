import type { BrowserPorts, PortAccess, Ports } from '../application/ports/Ports';
import type { LoadConfiguration } from './settings/siteConfiguration';

/**
 * The code of the container and its adapters is fetched once, when a use case first needs it, and so are the
 * settings of the place; after a failure the next use case tries again.
 */
export function createPortAccess(
  browser: BrowserPorts,
  loadConfiguration: LoadConfiguration,
): PortAccess {
  let ports: Promise<Ports> | undefined;
  return {
    browser,
    all: () => {
      ports ??= loadPorts(browser, loadConfiguration).catch((error: unknown) => {
        ports = undefined;
        console.error(error);
        throw error;
      });
      return ports;
    },
  };
}

async function loadPorts(
  browser: BrowserPorts,
  loadConfiguration: LoadConfiguration,
): Promise<Ports> {
  const [{ createContainer, resolvePorts }, configuration] = await Promise.all([
    import('./container'),
    loadConfiguration(),
  ]);
  return resolvePorts(createContainer(browser, configuration));
}
