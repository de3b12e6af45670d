import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inProject } from '../../scripts/process/projectRoot.ts';

type Contexts = Readonly<Record<string, readonly string[]>>;
const tables = (await import(inProject('scripts/checks/contexts.mjs'))) as {
  readonly domainContexts: Contexts;
  readonly devicePorts: Contexts;
  readonly useCaseContexts: Contexts;
  readonly gatewayContexts: Contexts;
  readonly sharedPieces: readonly string[];
  readonly uiFeatures: readonly string[];
};
const { domainContexts, devicePorts, useCaseContexts, gatewayContexts } = tables;

function foldersOf(path: string): readonly string[] {
  return readdirSync(inProject(path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .toSorted();
}

it.each([
  ['src/domain', Object.keys(domainContexts)],
  ['src/application', ['ports', ...Object.keys(useCaseContexts)]],
  ['src/adapters', ['browser', 'http', 'payment']],
  ['src/adapters/http', Object.keys(gatewayContexts)],
  ['src/ui', ['app', ...tables.sharedPieces, ...tables.uiFeatures]],
])('every folder of %s has a rule, and every rule has a folder', (path, ruled) => {
  expect(foldersOf(path)).toEqual(ruled.toSorted());
});

it('every folder of ports has a rule', () => {
  const ruled = [...Object.keys(domainContexts), ...Object.keys(devicePorts)];
  expect(foldersOf('src/application/ports').filter((name) => !ruled.includes(name))).toEqual([]);
});

it('no cycle between the contexts of the domain', () => {
  const reached = (context: string, path: readonly string[] = []): readonly string[] =>
    path.includes(context)
      ? [...path, context]
      : (domainContexts[context] ?? []).flatMap((known) => reached(known, [...path, context]));
  expect(Object.keys(domainContexts).flatMap((context) => reached(context))).toEqual([]);
});

it('the diagram in src/README.md matches the table of contexts', () => {
  const picture = readFileSync(inProject('src/README.md'), 'utf8');
  const drawn = [...picture.matchAll(/^ {2}(\w+) --> (\w+)$/gm)].map(
    ([, from, to]) => `${String(from)} → ${String(to)}`,
  );
  // The diagram leaves out basis: every context may import it.
  const listed = Object.entries(domainContexts).flatMap(([from, known]) =>
    known.filter((to) => to !== 'basis').map((to) => `${from} → ${to}`),
  );
  expect(drawn.toSorted()).toEqual(listed.toSorted());
});
