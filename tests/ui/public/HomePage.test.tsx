import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AppStore } from '../../../src/application/store';
import { HomePage } from '../../../src/ui/public/HomePage';
import { ApplicationContext } from '../../../src/ui/state/ApplicationContext';
import { fetchedOnce } from '../../../src/ui/state/fetchedOnce';

const lost = "L'info trafic n'a pas pu être chargée.";
const loadStore = vi.fn<() => Promise<AppStore>>();

beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  loadStore.mockReset().mockRejectedValue(new Error('no network'));
  await andItsEnd(() =>
    render(
      <ApplicationContext value={fetchedOnce(loadStore)}>
        <MemoryRouter>
          <HomePage />
        </MemoryRouter>
      </ApplicationContext>,
    ),
  );
  await screen.findByText(lost, { exact: false });
});
afterEach(cleanup);

/** To the end of what it makes the page ask for. */
async function andItsEnd(what: () => unknown): Promise<void> {
  await act(async () => {
    what();
    await Promise.resolve();
  });
}

test('a traffic board whose code did not arrive says so, waits for nothing, can be asked for again and keeps the focus', async () => {
  expect(screen.queryByText('Chargement en cours…')).toBeNull();
  expect(screen.getByText('Info trafic momentanément indisponible')).toBeDefined();
  const before = loadStore.mock.calls.length;
  await andItsEnd(() => fireEvent.click(screen.getByRole('button', { name: 'Réessayer' })));
  expect(await screen.findByText(lost, { exact: false })).toBeDefined();
  expect(loadStore.mock.calls.length).toBeGreaterThan(before);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Info trafic' }));
});

test('what the page can do without is asked for again when the network is back', async () => {
  const before = loadStore.mock.calls.length;
  await andItsEnd(() => window.dispatchEvent(new Event('online')));
  expect(loadStore.mock.calls.length).toBeGreaterThan(before);
});
