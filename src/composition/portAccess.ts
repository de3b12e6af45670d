import type { BrowserPorts, PortAccess, Ports } from '../application/ports/Ports';

/** Resolves unless the page is being left (`adapters/browser/watchLeaving`). */
type UntilStayed = () => Promise<void>;

/**
 * The code of the container and its adapters is fetched once, when a use case first needs it; after a failure
 * the next use case tries again.
 */
export function createPortAccess(browser: BrowserPorts, untilStayed: UntilStayed): PortAccess {
  let ports: Promise<Ports> | undefined;
  return {
    browser,
    all: () => {
      ports ??= loadPorts(browser, untilStayed).catch(async (error: unknown) => {
        await untilStayed();
        ports = undefined;
        console.error(error);
        throw error;
      });
      return ports;
    },
  };
}

async function loadPorts(browser: BrowserPorts, untilStayed: UntilStayed): Promise<Ports> {
  const [{ createContainer, resolvePorts }, { readConfiguration }] = await Promise.all([
    import('./container'),
    import('./configuration'),
  ]);
  const configuration = readConfiguration(import.meta.env);
  return resolvePorts(createContainer(browser, configuration, untilStayed));
}
