import { join } from 'node:path';
import { inProject } from '../process/projectRoot.ts';

/** What a build records about itself. It is not in the folder that is served. */
export const recordsFolder = inProject('.cache', 'build');

/** The manifest of Vite: module → files. */
export const manifestFile = join(recordsFolder, 'manifest.json');

/** The hash of the sources of the last complete build. */
export const sourcesStamp = join(recordsFolder, 'sources-hash');

/** The builds whose chunks are shipped: the site, its workers, and the page without a network. */
export const shippedBuilds = ['site', 'worker', 'offline'] as const;
type ShippedBuild = (typeof shippedBuilds)[number];

/** The packages in the chunks of one of the builds, as JSON (`licences/recordShipped.ts`). */
export const shippedFile = (build: ShippedBuild): string =>
  join(recordsFolder, `shipped-${build}.json`);

/** The bill of materials of what is served (CycloneDX). */
export const materialsFile = inProject('reports', 'sbom.cdx.json');
