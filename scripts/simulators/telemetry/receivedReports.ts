import type { Services } from '../world/Services.ts';

/** A log record of the site's telemetry. */
export interface Report {
  /** Seconds since 1970, as the browser says. */
  readonly at: number;
  readonly name: string;
  /** The build of the site that sent it. */
  readonly release: string;
  readonly attributes: Readonly<Record<string, string>>;
}

const setting = 'telemetry';
/** Upper limit of stored reports: the oldest are dropped. */
const most = 100;

/** The received reports, the latest first. */
export function receivedReports({ settings }: Pick<Services, 'settings'>): readonly Report[] {
  return settings.read<readonly Report[]>(setting) ?? [];
}

export function storeReports(services: Services, reports: readonly Report[]): void {
  const all = [...reports.toReversed(), ...receivedReports(services)];
  services.settings.write(setting, all.slice(0, most));
}
