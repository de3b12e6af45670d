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

/** The parts of a bill of materials in CycloneDX JSON that are read here. */
interface BillOfMaterials {
  readonly components: readonly {
    readonly 'bom-ref': string;
    readonly scope: string;
    readonly properties: readonly { readonly name: string }[];
  }[];
  readonly dependencies: readonly { readonly ref: string }[];
}

/**
 * What the site is made of, after the lockfile; for the operator, and not served. `npm sbom --omit=dev`
 * leaves out what a tool needs too, as React: only what is for development alone is left out here.
 */
async function billOfMaterials(): Promise<string> {
  const args = ['sbom', '--package-lock-only', '--sbom-format=cyclonedx'];
  const { code, output } = await runToEnd({ command: 'npm', args });
  if (code !== 0) throw new Error(`The bill of materials could not be written.\n\n${output}`);
  const bill = JSON.parse(output) as BillOfMaterials;
  const left = bill.components.filter(
    ({ scope, properties }) =>
      scope === 'optional' || properties.some(({ name }) => name === 'cdx:npm:package:development'),
  );
  const refs = new Set(left.map((one) => one['bom-ref']));
  const components = bill.components.filter((one) => !refs.has(one['bom-ref']));
  const dependencies = bill.dependencies.filter(({ ref }) => !refs.has(ref));
  return JSON.stringify({ ...bill, components, dependencies }, null, 2);
}

/** What a tool leaves behind begins with a dot; source maps are for developers. */
function isServed(folder: string, path: string): boolean {
  const name = basename(path);
  return path === folder || !(name.startsWith('.') || /\.map(\.(br|gz))?$/.test(name));
}
