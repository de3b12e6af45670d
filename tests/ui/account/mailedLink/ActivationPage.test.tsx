import { cleanup, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import * as TE from 'fp-ts/TaskEither';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { AccountGateway } from '../../../../src/application/ports/account/AccountGateway';
import { createAppStore } from '../../../../src/application/store';
import {
  ActivationPage,
  activatedState,
  readActivated,
} from '../../../../src/ui/account/mailedLink/ActivationPage';
import { fakePorts } from '../../../support/store/fakePorts';
import { MantineArea } from '../../../../src/ui/design/theme/MantineArea';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

interface Place {
  readonly pathname: string;
  readonly state: unknown;
}

/**
 * Opens the page; returns a function that reads the current history entry, which a reload would open again.
 */
function open(entry: string | Place, activate: AccountGateway['activate']): () => Place {
  let here: Place = { pathname: '', state: null };
  function Here(): null {
    const { pathname, state } = useLocation() as Place;
    here = { pathname, state: structuredClone(state) };
    return null;
  }
  render(
    <MantineArea>
      <Provider store={createAppStore(fakePorts({ accounts: { activate } }))}>
        <MemoryRouter initialEntries={[entry]}>
          <Routes>
            <Route path="/espace/activation/:token?" element={<ActivationPage />} />
          </Routes>
          <Here />
        </MemoryRouter>
      </Provider>
    </MantineArea>,
  );
  return () => here;
}

describe('P2.27 a reload after a successful activation', () => {
  it.each([null, 'Bienvenue parmi nous.'])(
    'shows the success again and sends the token only once (%s)',
    async (sentence) => {
      const activate = vi.fn(() => TE.right({ sentence }));
      const shown = sentence ?? 'Votre compte est activé.';
      const here = open('/espace/activation/jeton-42', activate);
      await screen.findByText(new RegExp(shown));
      const place = here();
      expect(place).toMatchObject({ pathname: '/espace/activation' });
      expect(JSON.stringify(place)).not.toContain('jeton-42');
      cleanup();
      open(place, activate);
      expect((await screen.findByRole('status')).textContent).toContain(shown);
      expect(screen.getByText(/La page de connexion s'ouvre/)).toBeTruthy();
      expect(activate).toHaveBeenCalledOnce();
    },
  );

  it('waits until a person sees the page: a scanner of mails or a preview opens it hidden', async () => {
    const shown = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    const activate = vi.fn(() => TE.right({ sentence: null }));
    const here = open('/espace/activation/jeton-42', activate);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(await screen.findByRole('status')).toBeTruthy();
    expect([activate.mock.calls.length, here().pathname]).toEqual([
      0,
      '/espace/activation/jeton-42',
    ]);
    shown.mockReturnValue('visible');
    document.dispatchEvent(new Event('visibilitychange'));
    await screen.findByText(/Votre compte est activé/);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(activate).toHaveBeenCalledOnce();
  });

  it('does not show a refused activation as a success', async () => {
    const here = open('/espace/activation/jeton-42', () =>
      TE.left({ kind: 'service/refused', message: 'Lien expiré.' }),
    );
    await screen.findByText(/Lien expiré/);
    expect(readActivated(here().state)).toBeNull();
  });

  it('P8.7 a refusal without a sentence says what to do with the link', async () => {
    open('/espace/activation/jeton-42', () => TE.left({ kind: 'service/refused', message: null }));
    await screen.findByText(/lien n'a pas été accepté.*connectez-vous.*inscrivez-vous à nouveau/);
  });

  it('any other history state is not an activation, and does not throw', () => {
    expect(readActivated(activatedState({ sentence: 'Bienvenue.' }))).toEqual({
      sentence: 'Bienvenue.',
    });
    expect(readActivated({ activated: { sentence: 'a'.repeat(501) } })).toEqual({ sentence: null });
    fc.assert(
      fc.property(fc.anything(), (state) => {
        const read = readActivated(state);
        expect(read === null || Object.keys(read).join() === 'sentence').toBe(true);
      }),
    );
    for (const state of [null, undefined, 'activated', { activated: true }, { activated: null }]) {
      expect(readActivated(state)).toBeNull();
    }
  });
});

it('P2.27 the address without a token shows where to find the link and how to get a new one', async () => {
  const activate = vi.fn();
  open('/espace/activation', activate);
  expect(screen.getByText(/ouvrez le lien de l'e-mail/)).toBeTruthy();
  expect(screen.getByRole('link', { name: "S'inscrire" }).getAttribute('href')).toBe(
    '/espace/inscription',
  );
  // A request is sent after the tasks that wait.
  await new Promise((resolve) => setTimeout(resolve));
  expect(activate).not.toHaveBeenCalled();
});
