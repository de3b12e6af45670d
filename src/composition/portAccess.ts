import type { BrowserPorts, PortAccess, Ports } from '../application/ports/Ports';

/** The container and its adapters are fetched once, when a use case first needs them; a failed fetch is tried again at the next. */
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
