import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { languages } from '../../../src/ui/navigation/languages.ts';
import { inProject, projectRoot } from '../../process/projectRoot.ts';
import { fillOperator } from '../operatorHtml.ts';
import { hashedName } from '../paintedStyles.ts';
import { homePage } from '../prerender.ts';
import { licencesPage } from './licencesPage.ts';
import { readPackage, type ShippedPackage } from './readPackage.ts';

const source = (name: string): Promise<string> =>
  readFile(inProject('scripts', 'build', 'licences', name), 'utf8');

/** Why a package of the lockfile is installed, where it is not for the site. */
interface LockedPackage {
  readonly dev?: true;
  readonly optional?: true;
  readonly peer?: true;
}

/** Packages whose helpers the build adds to the chunks. */
const builders = ['node_modules/rolldown', 'node_modules/vite'];

/**
 * What the site is made of, by name: all dependencies of the lockfile that are not for development, and the
 * builders. Throws when one must not be shipped.
 */
export async function readShipped(): Promise<readonly ShippedPackage[]> {
  const { packages } = JSON.parse(await readFile(inProject('package-lock.json'), 'utf8')) as {
    readonly packages: Readonly<Record<string, LockedPackage>>;
  };
  const shipped = Object.entries(packages).filter(
    ([folder, { dev, optional, peer }]) => folder !== '' && !(dev ?? optional ?? peer),
  );
  const folders = [...shipped.map(([folder]) => folder), ...builders].toSorted();
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
