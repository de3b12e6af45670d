import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AppStore } from '../../../../src/application/store';

const lost = "L'info trafic n'a pas pu être chargée.";
const loadStore = vi.fn<() => Promise<AppStore>>();

beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  // Anew, because the parts of the page remember what another test file of this worker has loaded.
  vi.resetModules();
  const [{ HomePage }, { ApplicationContext }, { fetchedOnce }] = await Promise.all([
    import('../../../../src/ui/public/home/HomePage'),
    import('../../../../src/ui/state/ApplicationContext'),
    import('../../../../src/ui/state/loading/fetchedOnce'),
    // Imported here, so that the test does not wait for their chunks.
    import('../../../../src/ui/public/home/HomeMore'),
    import('../../../../src/ui/public/traffic/LiveTrafficBoard'),
    import('../../../../src/ui/state/WithStore'),
  ]);
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

/** Runs an action, and waits for what it loads. */
async function andItsEnd(what: () => unknown): Promise<void> {
  await act(async () => {
    what();
    await Promise.resolve();
  });
}

test('a traffic board whose code failed to load shows it, offers a retry and keeps the focus', async () => {
  expect(screen.queryByText('Chargement en cours…')).toBeNull();
  const before = loadStore.mock.calls.length;
  // Parts share one load: until each of them has shown its failure, a retry has the same result.
  await waitFor(async () => {
    await andItsEnd(() => fireEvent.click(screen.getByRole('button', { name: 'Réessayer' })));
    expect(loadStore.mock.calls.length).toBeGreaterThan(before);
  });
  expect(await screen.findByText(lost, { exact: false })).toBeDefined();
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Info trafic' }));
});
