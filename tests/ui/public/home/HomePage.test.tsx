import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createAppStore } from '../../../../src/application/store';
import { fakePorts } from '../../../support/store/fakePorts';

const lost = "L'info trafic n'a pas pu être chargée.";
const load = vi.fn(() => {
  throw new Error('no network');
});

beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  // Anew, because the parts of the page remember what another test file of this worker has loaded.
  vi.resetModules();
  vi.doMock('../../../../src/ui/public/traffic/LiveTrafficBoard', load);
  const { HomePage } = await import('../../../../src/ui/public/home/HomePage');
  await andItsEnd(() =>
    render(
      <Provider store={createAppStore(fakePorts())}>
        <MemoryRouter>
          <HomePage />
        </MemoryRouter>
      </Provider>,
    ),
  );
  await screen.findByText(lost, { exact: false });
});
afterEach(() => {
  cleanup();
  vi.doUnmock('../../../../src/ui/public/traffic/LiveTrafficBoard');
});

/** Runs an action, and waits for what it loads. */
async function andItsEnd(what: () => unknown): Promise<void> {
  await act(async () => {
    what();
    await Promise.resolve();
  });
}

test('a traffic board whose code failed to load shows it, offers a retry and keeps the focus', async () => {
  const before = load.mock.calls.length;
  await andItsEnd(() =>
    fireEvent.click(
      within(screen.getByRole('region', { name: 'Info trafic' })).getByRole('button'),
    ),
  );
  await waitFor(() => expect(load.mock.calls.length).toBeGreaterThan(before));
  expect(await screen.findByText(lost, { exact: false })).toBeDefined();
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Info trafic' }));
});
