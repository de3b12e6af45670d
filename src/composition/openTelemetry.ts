import { language } from '../ui/words/language.fr';
import { runningRelease } from '../adapters/browser/release/runningRelease';
import type { Sink } from '../adapters/browser/telemetry/siteTelemetry';
import { pageOf } from '../ui/navigation/languages';
import { routePattern } from '../ui/navigation/routePattern';
import type { LoadConfiguration } from './settings/siteConfiguration';

/**
 * Opens the sink of the reports of this page load; null if telemetry is off or this page load is not in the
 * sample.
 */
export async function openTelemetry(
  loadConfiguration: LoadConfiguration,
  draw: () => number = Math.random,
): Promise<Sink | null> {
  const { telemetry } = await loadConfiguration();
  if (telemetry.url === '' || draw() >= telemetry.share) return null;
  const { startTelemetry } = await import('../adapters/browser/telemetry/startTelemetry');
  return startTelemetry({
    ...telemetry,
    release: runningRelease(),
    // The patterns are the same in every language.
    pageOf: (path) => routePattern(pageOf(language, path)),
  });
}
