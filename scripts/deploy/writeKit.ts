import { existsSync } from 'node:fs';
import { copyFile, cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { materialsFile } from '../build/buildRecords.ts';
import { mapsFolder } from '../build/keepMaps.ts';
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
  const configurations = {
    'nginx.conf': nginxConfiguration(plan),
    Caddyfile: caddyConfiguration(plan),
  };
  for (const [name, text] of Object.entries(configurations)) {
    await writeFile(join(out, name), text);
  }
  const materials = join(out, basename(materialsFile));
  await copyFile(materialsFile, materials);
  return [site, maps, ...Object.keys(configurations).map((name) => join(out, name)), materials];
}

/** What a tool leaves behind begins with a dot; source maps are for developers. */
function isServed(folder: string, path: string): boolean {
  const name = basename(path);
  return path === folder || !(name.startsWith('.') || /\.map(\.(br|gz))?$/.test(name));
}
