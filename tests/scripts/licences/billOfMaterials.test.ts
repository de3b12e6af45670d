import { expect, it } from 'vitest';
import { billOfMaterials } from '../../../scripts/build/licences/billOfMaterials.ts';

const thing = (name: string, licence: string) => ({
  folder: `node_modules/${name}`,
  name,
  version: '1.2.3',
  licence,
  chosen: 'MIT',
  text: '',
});

it('names each package with its address, licence and the hash of the lockfile, the same each time', () => {
  const site = { name: 'tunnels-du-port', version: '4.0.4' };
  const things = [thing('react', 'MIT'), thing('@scope/thing', 'MPL-2.0 OR Apache-2.0')];
  const sum = 'a'.repeat(128);
  const integrity = `sha512-${Buffer.from(sum, 'hex').toString('base64')}`;
  const write = (): string =>
    billOfMaterials(site, things, (folder) =>
      folder === 'node_modules/react' ? integrity : undefined,
    );
  expect(write()).toBe(write());
  expect(JSON.parse(write())).toMatchObject({
    bomFormat: 'CycloneDX',
    metadata: { component: site },
    components: [
      {
        group: '@scope',
        name: 'thing',
        purl: 'pkg:npm/%40scope/thing@1.2.3',
        licenses: [{ expression: 'MPL-2.0 OR Apache-2.0' }],
      },
      {
        name: 'react',
        purl: 'pkg:npm/react@1.2.3',
        licenses: [{ license: { id: 'MIT' } }],
        hashes: [{ alg: 'SHA-512', content: sum }],
      },
    ],
  });
});
