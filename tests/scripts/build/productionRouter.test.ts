import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { productionRouter } from '../../../scripts/build/productionRouter.ts';

it('React Router is built from its production files, and no other package is', async () => {
  const resolveId = productionRouter().resolveId as (id: string) => string | null;
  for (const [id, exported] of [
    ['react-router', 'MemoryRouter'],
    ['react-router/dom', 'RouterProvider'],
  ] as const) {
    const file = resolveId(id);
    expect(file).toMatch(/\/dist\/production\//);
    expect(await readFile(file ?? '', 'utf8')).toContain(exported);
  }
  expect(resolveId('react-router-dom')).toBeNull();
});
