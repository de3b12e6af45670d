import { runningRelease } from './runningRelease';
import { servedReleases } from './servedReleases';

/**
 * Reloads the page if the host serves another build than the one in this tab, and returns whether it does.
 * Does nothing if the host gives no answer.
 */
export async function reloadIfReplaced(
  reload = (): void => window.location.reload(),
): Promise<boolean> {
  const running = runningRelease();
  const served = await servedReleases();
  if (running === null || served === null || served.includes(running)) return false;
  reload();
  return true;
}
