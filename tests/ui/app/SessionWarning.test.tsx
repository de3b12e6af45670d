import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { selectIsSignedIn } from '../../../src/application/account/sessionSlice';
import { restoreSession } from '../../../src/application/account/session';
import { createAppStore } from '../../../src/application/store';
import { instant } from '../../../src/domain/basis/instant';
import { SessionFollower } from '../../../src/ui/app/SessionFollower';
import { readWantedPage } from '../../../src/ui/navigation/wantedPage';
import { aToken } from '../../support/account/aToken';
import { fakePorts, today } from '../../support/store/fakePorts';
import { renderInMantine } from '../../support/browser/renderInMantine';

// Loaded once: the follower fetches it while timers are fake.
beforeAll(() => import('../../../src/ui/app/SessionWarning'));
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const origin = { pathname: '/nous-contacter', search: '?a=1', state: { help: 'kept' } };

let now = today;

async function open(secondsLeft: number) {
  now = today;
  const access = fakePorts({
    clock: { now: () => now, deviceNow: () => now, correct: () => undefined },
  });
  access.browser.tokens.write(aToken({ exp: today + secondsLeft }));
  const store = createAppStore(access);
  store.dispatch(restoreSession());
  let here = { pathname: '', state: null as unknown };
  function Here(): null {
    here = useLocation();
    return null;
  }
  renderInMantine(
    <Provider store={store}>
      <MemoryRouter initialEntries={[origin]}>
        <h1 tabIndex={-1}>Contact</h1>
        <textarea aria-label="Message" />
        <SessionFollower />
        <Here />
      </MemoryRouter>
    </Provider>,
  );
  await act(async () => {
    await vi.advanceTimersByTimeAsync(5000);
    // The code of the warning.
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(100);
  });
  return { place: () => here, store };
}

test('there is no warning before the last two minutes', async () => {
  await open(121);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('« Rester connecté » leads to the sign-in, and back to this page with its state', async () => {
  const { place } = await open(100);
  expect(screen.getByRole('alert').textContent).toContain('Votre session prend fin à 11:01.');
  fireEvent.click(screen.getByRole('button', { name: 'Rester connecté' }));
  expect(place().pathname).toBe('/espace/connexion');
  expect(readWantedPage(place())).toEqual({
    to: '/nous-contacter?a=1',
    state: origin.state,
  });
  expect(screen.queryByRole('alert')).toBeNull();
});

test('M4.8 at its end the session is over, and the warning with it, without a change of page', async () => {
  const { store } = await open(100);
  expect(screen.getByRole('alert')).toBeDefined();
  now = instant(today + 100);
  await act(() => vi.advanceTimersByTimeAsync(5000));
  expect(selectIsSignedIn(store.getState())).toBe(false);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a closed warning stays closed', async () => {
  await open(100);
  fireEvent.click(screen.getByRole('button', { name: 'Fermer' }));
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('closing it by keyboard returns the focus to where it was', async () => {
  await open(100);
  screen.getByLabelText('Message').focus();
  screen.getByRole('button', { name: 'Rester connecté' }).focus();
  screen.getByRole('button', { name: 'Fermer' }).focus();
  fireEvent.click(screen.getByRole('button', { name: 'Fermer' }));
  expect(document.activeElement).toBe(screen.getByLabelText('Message'));
});

test('when nothing had the focus before, closing it leads to the heading of the page', async () => {
  await open(100);
  screen.getByRole('button', { name: 'Fermer' }).focus();
  fireEvent.click(screen.getByRole('button', { name: 'Fermer' }));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Contact' }));
});
