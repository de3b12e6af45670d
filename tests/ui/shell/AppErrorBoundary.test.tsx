import { cleanup, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { AppErrorBoundary } from '../../../src/ui/shell/AppErrorBoundary';

afterEach(cleanup);

function Broken(): ReactElement {
  throw new Error('broken page');
}

test('a page that breaks says so and offers ways on; the next page gets a new chance', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const at = (resetKey: string, page: ReactElement): ReactElement => (
    <MemoryRouter>
      <AppErrorBoundary resetKey={resetKey}>{page}</AppErrorBoundary>
    </MemoryRouter>
  );
  const { rerender } = render(at('/broken', <Broken />));
  expect(screen.getByRole('heading', { level: 1, name: 'Une erreur est survenue' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Réessayer' })).toBeDefined();
  expect(screen.getByRole('link', { name: "Retour à l'accueil" })).toBeDefined();
  rerender(at('/faq', <h1>Foire aux questions</h1>));
  expect(screen.getByRole('heading', { level: 1, name: 'Foire aux questions' })).toBeDefined();
});
