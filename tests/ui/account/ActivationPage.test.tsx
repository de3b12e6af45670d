import { cleanup, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { left, right } from 'fp-ts/TaskEither';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { AccountGateway } from '../../../src/application/ports/AccountGateway';
import { createAppStore } from '../../../src/application/store';
import { activatedState, readActivated } from '../../../src/ui/account/activatedState';
import { ActivationPage } from '../../../src/ui/account/ActivationPage';
import { fakePorts } from '../../support/fakePorts';

afterEach(cleanup);

interface Place {
  readonly pathname: string;
  readonly state: unknown;
}

/** Opens the page at an address; answers the place in the history that a reload would open again. */
function open(entry: string | Place, activate: AccountGateway['activate']): () => Place {
  let here: Place = { pathname: '', state: null };
  function Here(): null {
    const { pathname, state } = useLocation() as Place;
    here = { pathname, state: structuredClone(state) };
    return null;
  }
  render(
    <Provider store={createAppStore(fakePorts({ accounts: { activate } }))}>
      <MemoryRouter initialEntries={[entry]}>
        <Routes>
          <Route path="/espace/activation/:token?" element={<ActivationPage />} />
        </Routes>
        <Here />
      </MemoryRouter>
    </Provider>,
  );
  return () => here;
}

describe('P2.27 a successful activation that is reloaded', () => {
  it.each([null, 'Bienvenue parmi nous.'])(
    'stays successful, and uses its token once (%s)',
    async (sentence) => {
      const activate = vi.fn(() => right({ sentence }));
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

  it('one that was refused is not kept as a success', async () => {
    const here = open('/espace/activation/jeton-42', () =>
      left({ kind: 'service/refused', message: 'Lien expiré.' }),
    );
    await screen.findByText(/Lien expiré/);
    expect(readActivated(here().state)).toBeNull();
  });

  it('what else stands in the history is no activation, and throws nothing', () => {
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

it('P2.27 the address without a token says where the link is, and how to get another', () => {
  const activate = vi.fn();
  open('/espace/activation', activate);
  expect(screen.getByText(/ouvrez le lien de l'e-mail/)).toBeTruthy();
  expect(screen.getByRole('link', { name: "S'inscrire" }).getAttribute('href')).toBe(
    '/espace/inscription',
  );
  expect(activate).not.toHaveBeenCalled();
});
