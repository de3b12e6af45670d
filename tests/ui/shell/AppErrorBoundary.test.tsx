import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Suspense, type ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { AppErrorBoundary } from '../../../src/ui/shell/AppErrorBoundary';
import { lazyPart } from '../../../src/ui/state/loading/lazyPart';
import { ReloadContext } from '../../../src/ui/state/loading/ReloadContext';

afterEach(cleanup);

function Broken(): ReactElement {
  throw new Error('broken page');
}

test('a page that throws shows an error with a retry and a link; the next page is rendered', () => {
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
  const phone = screen.getByRole('link', { name: /^\d\d( \d\d){4}$/ });
  expect(phone.getAttribute('href')).toMatch(/^tel:/);
  rerender(at('/faq', <h1>Foire aux questions</h1>));
  expect(screen.getByRole('heading', { level: 1, name: 'Foire aux questions' })).toBeDefined();
});

test.each([
  ['the build has changed', true, 1],
  ['the build is the same', false, 2],
])('the first retry of code that failed to load, if %s', async (_, isReplaced, loads) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const load = vi
    .fn<() => Promise<() => ReactElement>>()
    .mockRejectedValueOnce(new Error('404'))
    .mockResolvedValue(() => <h1>Trajets</h1>);
  const Page = lazyPart(load);
  const reload = vi.fn(() => Promise.resolve(isReplaced));
  await act(async () => {
    render(
      <MemoryRouter>
        <ReloadContext value={{ ifReplaced: reload, withInput: () => undefined }}>
          <AppErrorBoundary resetKey="/member/badge/passage">
            <Suspense>
              <Page />
            </Suspense>
          </AppErrorBoundary>
        </ReloadContext>
      </MemoryRouter>,
    );
    await Promise.resolve();
  });
  const again = await screen.findByRole('button', { name: 'Réessayer' });
  expect(reload).not.toHaveBeenCalled();
  fireEvent.click(again);
  fireEvent.click(again);
  await act(() => Promise.resolve());
  expect(reload).toHaveBeenCalledOnce();
  expect(load).toHaveBeenCalledTimes(loads);
  if (!isReplaced) expect(await screen.findByRole('heading', { name: 'Trajets' })).toBeDefined();
});
