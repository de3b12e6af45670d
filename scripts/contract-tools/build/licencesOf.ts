import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
}

/** The names, versions and licence texts of bundled packages. Throws when one has no licence. */
export function licencesOf(packages: readonly string[]): string {
  return packages
    .map((folder) => {
      const { name, version, license } = JSON.parse(
        readFileSync(join(folder, 'package.json'), 'utf8'),
      ) as Manifest;
      const file = readdirSync(folder).find((one) => /^licen[cs]e/i.test(one));
      if (license === undefined || file === undefined) throw new Error(`${name} has no licence.`);
      const text = readFileSync(join(folder, file), 'utf8').trim();
      return `${name} ${version} (${license})\n\n${text}\n`;
    })
    .join(`\n${'-'.repeat(80)}\n\n`);
}
