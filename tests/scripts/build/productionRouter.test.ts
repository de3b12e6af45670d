import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { productionRouter } from '../../../scripts/build/productionRouter.ts';

it('React Router is built from its production file, and no other package is', async () => {
  const resolveId = productionRouter().resolveId as (id: string) => string | null;
  const file = resolveId('react-router');
  expect(file).toMatch(/\/dist\/production\/index\.mjs$/);
  expect(await readFile(file ?? '', 'utf8')).toContain('MemoryRouter');
  expect(resolveId('react-router-dom')).toBeNull();
});
