import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chooseLicence } from './chooseLicence.ts';

/** A package of which the site that is served may contain a part. */
export interface ShippedPackage {
  readonly name: string;
  readonly version: string;
  /** The licence that the site uses, of those that the author offers: an SPDX expression. */
  readonly chosen: string;
  /** The text of the chosen licence and the notices of the author. */
  readonly text: string;
}

interface Declared {
  readonly name: string;
  readonly version: string;
  readonly license?: unknown;
  readonly author?: string | { readonly name?: string };
}

/** The licences of the packages that a program contains itself follow under this heading. */
const ofOthers = /^(end of terms and conditions|# Licenses of bundled dependencies)$/m;

/**
 * Reads what a package says about itself, from its folder in the project. Throws, with its name, when it
 * must not be shipped: its licence is not on the list, or its text is missing.
 */
export async function readPackage(project: string, folder: string): Promise<ShippedPackage> {
  const path = join(project, folder);
  const declared = JSON.parse(await readFile(join(path, 'package.json'), 'utf8')) as Declared;
  const { name } = declared;
  const licence = typeof declared.license === 'string' ? declared.license : '';
  const chosen = chooseLicence(licence);
  if (chosen === null) {
    throw new Error(
      `${name} ${declared.version} must not be shipped: its licence is ${licence || 'not stated'}. ` +
        'The allowed ones are in scripts/build/licences/chooseLicence.ts.',
    );
  }
  const text = (await readTexts(path, chosen)) ?? standardText(chosen, declared);
  if (text === null) throw new Error(`${name} has no text of its licence ${chosen}.`);
  return { name, version: declared.version, chosen, text };
}

/** The file of the chosen licence, else the only one, and the notices; null without a licence. */
async function readTexts(path: string, chosen: string): Promise<string | null> {
  const files = await readdir(path);
  const licences = files.filter((file) => /^(licen[cs]e|copying)/i.test(file)).toSorted();
  const ofChosen = licences.find((file) => file.toLowerCase().endsWith(`.${chosen.toLowerCase()}`));
  const licence = ofChosen ?? licences[0];
  if (licence === undefined) return null;
  const notices = files.filter((file) => /^(notice|copyright)/i.test(file)).toSorted();
  const texts = await Promise.all(
    [licence, ...notices].map((file) => readFile(join(path, file), 'utf8')),
  );
  return texts.map((text) => (text.split(ofOthers)[0] ?? '').trim()).join('\n\n');
}

/** The text of a package that names its licence and its author, but has no file of it. */
function standardText(chosen: string, { author = '' }: Declared): string | null {
  const holder = (typeof author === 'string' ? author : (author.name ?? '')).replace(/\s*<.*/, '');
  return chosen === 'MIT' && holder !== '' ? mit(holder) : null;
}

const mit = (holder: string): string => `MIT License

Copyright (c) ${holder}

Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation files (the "Software"), to deal in the Software without restriction, including without limitation the rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`;
