import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { createAppStore } from '../../../src/application/store';
import { AccessPage } from '../../../src/ui/account/access/AccessPage';
import { FirstConnectionPage } from '../../../src/ui/account/firstConnection/FirstConnectionPage';
import { LostPasswordPage } from '../../../src/ui/account/password/LostPasswordPage';
import { fakePorts } from '../../support/store/fakePorts';
import { MantineArea } from '../../../src/ui/design/theme/MantineArea';

afterEach(cleanup);

const wanted = { to: '/member/badge/passage?mois=2026-10', state: null };

it.each([
  [/^Mot de passe oublié/, 'Retour à la connexion'],
  [/^Première connexion/, "J'ai déjà un mot de passe"],
])(
  'decision 2: the link %s and back keep the wanted page and the e-mail as it is typed',
  async (there, back) => {
    let carried: unknown;
    function Here(): null {
      carried = (useLocation() as { state: unknown }).state;
      return null;
    }
    render(
      <MantineArea>
        <Provider store={createAppStore(fakePorts())}>
          <MemoryRouter initialEntries={[{ pathname: '/espace/connexion', state: { wanted } }]}>
            <Routes>
              <Route path="/espace/connexion" element={<AccessPage />} />
              <Route path="/mot-de-passe-oublie" element={<LostPasswordPage />} />
              <Route path="/premiere-connexion" element={<FirstConnectionPage />} />
            </Routes>
            <Here />
          </MemoryRouter>
        </Provider>
      </MantineArea>,
    );
    const user = userEvent.setup();
    const email = () => screen.getByLabelText<HTMLInputElement>('Adresse e-mail');
    await user.type(email(), 'nadia@');
    await user.click(screen.getByRole('link', { name: there }));
    expect(email().value).toBe('nadia@');
    await user.type(email(), 'example.fr');
    await user.click(screen.getByRole('link', { name: back }));
    expect(email().value).toBe('nadia@example.fr');
    expect(carried).toMatchObject({ wanted });
  },
);
