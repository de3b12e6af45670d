import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { restoreSession } from '../../../src/application/account/session';
import { createAppStore } from '../../../src/application/store';
import { SessionWarning } from '../../../src/ui/app/SessionWarning';
import { readWantedPage } from '../../../src/ui/navigation/readWantedPage';
import { aToken } from '../../support/account/aToken';
import { fakePorts, today } from '../../support/store/fakePorts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const origin = { pathname: '/nous-contacter', search: '?a=1', state: { help: 'kept' } };

function open(secondsLeft: number) {
  const access = fakePorts();
  access.browser.tokens.write(aToken({ exp: today + secondsLeft }));
  const store = createAppStore(access);
  store.dispatch(restoreSession());
  let here = { pathname: '', state: null as unknown };
  function Here(): null {
    here = useLocation();
    return null;
  }
  render(
    <Provider store={store}>
      <MemoryRouter initialEntries={[origin]}>
        <SessionWarning />
        <Here />
      </MemoryRouter>
    </Provider>,
  );
  act(() => void vi.advanceTimersByTime(5000));
  return { place: () => here };
}

test('there is no warning before the last two minutes', () => {
  open(121);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('« Rester connecté » leads to the sign-in, and back to this page with its state', () => {
  const { place } = open(100);
  expect(screen.getByRole('alert').textContent).toContain('Votre session prend fin à 11:01.');
  fireEvent.click(screen.getByRole('button', { name: 'Rester connecté' }));
  expect(place().pathname).toBe('/espace/connexion');
  expect(readWantedPage(place())).toEqual({
    to: '/nous-contacter?a=1',
    state: origin.state,
  });
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a closed warning stays closed', () => {
  open(100);
  fireEvent.click(screen.getByRole('button', { name: 'Fermer' }));
  act(() => void vi.advanceTimersByTime(10_000));
  expect(screen.queryByRole('alert')).toBeNull();
});
