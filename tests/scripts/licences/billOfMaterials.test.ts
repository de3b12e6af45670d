import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { beforeAll, expect, it } from 'vitest';
import { billOfMaterials } from '../../../scripts/build/licences/billOfMaterials.ts';

const thing = (name: string, licence: string) => ({
  folder: `node_modules/${name}`,
  name,
  version: '1.2.3',
  licence,
  chosen: 'MIT',
  text: '',
});

const site = { name: 'tunnels-du-port', version: '4.0.4' };
const things = [thing('react', 'MIT'), thing('@scope/thing', 'MPL-2.0 OR Apache-2.0')];
const sum = 'a'.repeat(128);
const integrity = `sha512-${Buffer.from(sum, 'hex').toString('base64')}`;
const write = (): string =>
  billOfMaterials(site, things, (folder) =>
    folder === 'node_modules/react' ? integrity : undefined,
  );

let isValid: (data: unknown) => boolean;

beforeAll(async () => {
  const library = dirname(
    createRequire(import.meta.url).resolve('@cyclonedx/cyclonedx-library/package.json'),
  );
  const schema = async (name: string): Promise<object> =>
    JSON.parse(
      await readFile(join(library, 'res', 'schema', `${name}.SNAPSHOT.schema.json`), 'utf8'),
    ) as object;
  const ajv = new Ajv({ strict: false });
  addFormats(ajv, ['date-time', 'email', 'uri']);
  for (const format of ['idn-email', 'iri-reference']) ajv.addFormat(format, true);
  for (const name of ['spdx', 'jsf-0.82', 'cryptography-defs']) {
    const id = `http://cyclonedx.org/schema/${name}.SNAPSHOT.schema.json`;
    ajv.addSchema({ ...(await schema(name)), $id: id });
  }
  isValid = ajv.compile(await schema('bom-1.6'));
});

it('is valid CycloneDX 1.6, and the same for the same build', () => {
  expect(isValid(JSON.parse(write()))).toBe(true);
  expect(isValid({ bomFormat: 'other' })).toBe(false);
  expect(write()).toBe(write());
});

it('names each package with its address, licence and the hash of the lockfile', () => {
  const { metadata, components } = JSON.parse(write()) as {
    readonly metadata: object;
    readonly components: readonly object[];
  };
  expect(metadata).toMatchObject({ component: { name: 'tunnels-du-port', version: '4.0.4' } });
  expect(components).toEqual([
    expect.objectContaining({
      group: '@scope',
      name: 'thing',
      purl: 'pkg:npm/%40scope/thing@1.2.3',
      licenses: [{ expression: 'MPL-2.0 OR Apache-2.0' }],
    }),
    expect.objectContaining({
      name: 'react',
      purl: 'pkg:npm/react@1.2.3',
      licenses: [{ license: { id: 'MIT' } }],
      hashes: [{ alg: 'SHA-512', content: sum }],
    }),
  ]);
});
