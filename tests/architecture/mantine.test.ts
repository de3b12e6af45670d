import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { pageModule } from '../../scripts/build/pageModule.ts';
import { routeNames, siteRoutes } from '../../src/ui/navigation/routes.ts';

/** Modules inside `MantineArea`: those that render it, the frames of the two areas, and their pages. */
const inside = /\/(MantineArea|AccountPanel)'/;
const entries = new Set([
  ...['src/ui/app/MemberEntry.tsx', 'src/ui/app/FreeRampEntry.tsx'],
  ...routeNames.filter((name) => siteRoutes[name].area !== 'public').map(pageModule),
]);

const imported = /(?:^|\n)(?:import|export)(?! type)[^;]*?from '([^']+)';|import\('([^']+)'\)/g;

function sourceOf(from: string, specifier: string): string | undefined {
  const path = join(dirname(from), specifier);
  return [`${path}.tsx`, `${path}.ts`].find((file) => existsSync(file));
}

/** The modules that a page can reach without passing a module inside `MantineArea`. */
function modulesOutside(): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  const visit = (file: string): void => {
    if (texts.has(file) || entries.has(file)) return;
    const text = readFileSync(file, 'utf8');
    if (inside.test(text)) return;
    texts.set(file, text);
    for (const [, statically, lazily] of text.matchAll(imported)) {
      const next = sourceOf(file, statically ?? lazily ?? '');
      if (next !== undefined) visit(next);
    }
  };
  visit('src/main.tsx');
  return texts;
}

it('no page outside MantineArea uses Mantine, whose components throw there', () => {
  const outside = modulesOutside();
  expect([...outside.keys()]).toContain('src/ui/account/access/ChooserPage.tsx');
  const users = [...outside].filter(([, text]) =>
    /(?:^|\n)import (?!type)[^;]*?from '@mantine\/(core|dates|charts)';/.test(text),
  );
  expect(users.map(([file]) => file)).toEqual([]);
});
