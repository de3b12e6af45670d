import { existsSync } from 'node:fs';
import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { mapsFolder } from '../build/keepMaps.ts';
import { runToEnd } from '../process/childProcess.ts';
import { caddyConfiguration } from './caddy.ts';
import { nginxConfiguration } from './nginx.ts';
import type { KitRequest } from './readPlan.ts';
import { writePlace } from './writePlace.ts';

/**
 * Writes `site/` (the build, with the settings of the place), `nginx.conf`, `Caddyfile` and the bill of
 * materials into the folder of the kit, and the source maps into `maps/`, which nobody serves; what an
 * earlier kit wrote there is replaced. Returns the paths.
 */
export async function writeKit(
  siteFolder: string,
  { plan, settings, config, out }: KitRequest,
): Promise<readonly string[]> {
  const site = join(out, 'site');
  const maps = join(out, 'maps');
  await mkdir(out, { recursive: true });
  await rm(site, { recursive: true, force: true });
  await rm(maps, { recursive: true, force: true });
  await cp(siteFolder, site, { recursive: true, filter: (path) => isServed(siteFolder, path) });
  if (existsSync(mapsFolder)) await cp(mapsFolder, maps, { recursive: true });
  await writePlace(site, config, settings.place);
  const files = {
    'nginx.conf': nginxConfiguration(plan),
    Caddyfile: caddyConfiguration(plan),
    'sbom.cdx.json': await billOfMaterials(),
  };
  for (const [name, text] of Object.entries(files)) {
    await writeFile(join(out, name), text);
  }
  return [site, maps, ...Object.keys(files).map((name) => join(out, name))];
}

/** What the site is made of, after the lockfile, as CycloneDX JSON; for the operator, and not served. */
async function billOfMaterials(): Promise<string> {
  const args = ['sbom', '--omit=dev', '--package-lock-only', '--sbom-format=cyclonedx'];
  const { code, output } = await runToEnd({ command: 'npm', args });
  if (code !== 0) throw new Error(`The bill of materials could not be written.\n\n${output}`);
  return output;
}

/** What a tool leaves behind begins with a dot; source maps are for developers. */
function isServed(folder: string, path: string): boolean {
  const name = basename(path);
  return path === folder || !(name.startsWith('.') || /\.map(\.(br|gz))?$/.test(name));
}
