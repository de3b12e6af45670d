import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';
import type { TelemetryEvent } from '../../../application/ports/device/Telemetry';

/**
 * Reports the measures of this page load, by the pattern of the address at which it was loaded; null for an
 * address that only redirects. web-vitals reads what the browser has recorded before.
 */
export function watchVitals(
  report: (event: TelemetryEvent) => void,
  pageOf: (pathname: string) => string | null,
): void {
  const [navigation] = performance.getEntriesByType('navigation');
  const page = pageOf(new URL(navigation?.name ?? location.href).pathname);
  if (page === null) return;
  const take = ({ name, value }: Metric): void => {
    report({ kind: 'vitalMeasured', name, value, page });
  };
  for (const on of [onCLS, onFCP, onINP, onLCP, onTTFB]) on(take);
}
