import { Enums, Models, Serialize, Spec } from '@cyclonedx/cyclonedx-library';
import type { ShippedPackage } from './ShippedPackage.ts';

/** What the lockfile says about the package in a folder: its hash, as `sha512-<base64>`. */
type Integrity = (folder: string) => string | undefined;

/**
 * The bill of materials of a build as CycloneDX 1.6 JSON: the packages of which it contains a part. The same
 * build gives the same text: without a time and a random number.
 */
export function billOfMaterials(
  site: { readonly name: string; readonly version: string },
  packages: readonly ShippedPackage[],
  integrityOf: Integrity,
): string {
  const bom = new Models.Bom({
    metadata: new Models.Metadata({
      component: new Models.Component(Enums.ComponentType.Application, site.name, {
        version: site.version,
        bomRef: `${site.name}@${site.version}`,
      }),
    }),
  });
  packages.forEach((one) => bom.components.add(componentOf(one, integrityOf(one.folder))));
  const serializer = new Serialize.JsonSerializer(
    new Serialize.JSON.Normalize.Factory(Spec.Spec1dot6),
  );
  return serializer.serialize(bom, { sortLists: true, space: 2 });
}

function componentOf(
  { name, version, licence }: ShippedPackage,
  integrity: string | undefined,
): Models.Component {
  const [, scope, ownName = name] = /^(@[^/]+)\/(.+)$/.exec(name) ?? [];
  const component = new Models.Component(Enums.ComponentType.Library, ownName, {
    ...(scope !== undefined && { group: scope }),
    version,
    scope: Enums.ComponentScope.Required,
    // package-url: the @ of a scope is escaped.
    purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
    bomRef: `${name}@${version}`,
  });
  const isSingle = /^[\w.-]+$/.test(licence);
  component.licenses.add(
    isSingle ? new Models.SpdxLicense(licence) : new Models.LicenseExpression(licence),
  );
  const sum = /^sha512-(\S+)/.exec(integrity ?? '')?.[1];
  if (sum !== undefined) {
    component.hashes.set(
      Enums.HashAlgorithm['SHA-512'],
      Buffer.from(sum, 'base64').toString('hex'),
    );
  }
  return component;
}
