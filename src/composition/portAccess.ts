import type { BrowserPorts, PortAccess, Ports } from '../application/ports/Ports';

/**
 * The code of the container and its adapters is fetched once, when a use case first needs it; after a failure
 * the next use case tries again.
 */
export function createPortAccess(browser: BrowserPorts): PortAccess {
  let ports: Promise<Ports> | undefined;
  return {
    browser,
    all: () => {
      ports ??= loadPorts(browser).catch((error: unknown) => {
        ports = undefined;
        console.error(error);
        throw error;
      });
      return ports;
    },
  };
}

async function loadPorts(browser: BrowserPorts): Promise<Ports> {
  const [{ createContainer, resolvePorts }, { readConfiguration }] = await Promise.all([
    import('./container'),
    import('./configuration'),
  ]);
  return resolvePorts(createContainer(browser, readConfiguration(import.meta.env)));
}
