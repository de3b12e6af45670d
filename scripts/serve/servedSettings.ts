import { ownFile, type SiteFiles } from './siteFiles.ts';
import { telemetryPath } from './telemetry.ts';

const path = '/config.json';

/** The text of `config.json`; null when the build has none. */
export function settingsText(files: SiteFiles): string | null {
  return files.get(path)?.bodies.identity.toString() ?? null;
}

/** The files with a `config.json` that names the collector of this machine, unless it names another. */
export function withTelemetry(files: SiteFiles): SiteFiles {
  const given = JSON.parse(settingsText(files) ?? '{}') as object;
  const settings = { telemetryUrl: telemetryPath, ...given };
  return new Map([...files, [path, ownFile(path, `${JSON.stringify(settings, null, 2)}\n`)]]);
}
