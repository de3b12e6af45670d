import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { languages } from '../../../src/ui/navigation/languages.ts';
import { inProject, projectRoot } from '../../process/projectRoot.ts';
import { materialsFile, shippedBuilds, shippedFile } from '../buildRecords.ts';
import { fillOperator } from '../operatorHtml.ts';
import { hashedName } from '../paintedStyles.ts';
import { homePage } from '../prerender.ts';
import { billOfMaterials } from './billOfMaterials.ts';
import { licencesPage } from './licencesPage.ts';
import { readPackage } from './readPackage.ts';
import type { ShippedPackage } from './ShippedPackage.ts';

const source = (name: string): Promise<string> =>
  readFile(inProject('scripts', 'build', 'licences', name), 'utf8');

/** The packages of which a build contains a part, by name. Throws when one must not be shipped. */
export async function readShipped(): Promise<readonly ShippedPackage[]> {
  const lists = await Promise.all(
    shippedBuilds.map(
      async (build) => JSON.parse(await readFile(shippedFile(build), 'utf8')) as string[],
    ),
  );
  const folders = [...new Set(lists.flat())].toSorted();
  return Promise.all(folders.map((folder) => readPackage(projectRoot, folder)));
}

/** The font and the style sheets of every page. */
const commonLinks = /<link rel="(?:preload" as="font"|stylesheet")[^>]*>/g;

/**
 * Writes the page of licences in each language, with its style sheet, into a build (`/licences`). It has the
 * font and the style sheets of the home page, before the build paints that one.
 */
export async function writeLicencesPage(
  siteFolder: string,
  packages: readonly ShippedPackage[],
): Promise<void> {
  const css = await source('licences.css');
  const sheet = `assets/${hashedName('licences', css)}`;
  await writeFile(join(siteFolder, sheet), css);
  const home = (await readFile(join(siteFolder, homePage), 'utf8')).replaceAll(/\s+/g, ' ');
  const links = [
    ...(home.match(commonLinks) ?? []),
    `<link rel="stylesheet" crossorigin href="/${sheet}">`,
  ];
  const template = await source('licences.html');
  for (const language of languages) {
    const page = join(siteFolder, language.base, 'licences', 'index.html');
    await mkdir(dirname(page), { recursive: true });
    await writeFile(page, licencesPage(fillOperator(template, language), packages, links));
  }
}

/** Writes the bill of materials, for the operator: it is not served. */
export async function writeMaterials(packages: readonly ShippedPackage[]): Promise<void> {
  const site = JSON.parse(await readFile(inProject('package.json'), 'utf8')) as {
    readonly name: string;
    readonly version: string;
  };
  const { packages: locked } = JSON.parse(
    await readFile(inProject('package-lock.json'), 'utf8'),
  ) as {
    readonly packages: Readonly<Record<string, { readonly integrity?: string } | undefined>>;
  };
  await mkdir(dirname(materialsFile), { recursive: true });
  const integrityOf = (folder: string): string | undefined => locked[folder]?.integrity;
  await writeFile(materialsFile, `${billOfMaterials(site, packages, integrityOf)}\n`);
}
