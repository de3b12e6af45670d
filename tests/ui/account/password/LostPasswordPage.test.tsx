import { cleanup, render, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import * as TE from 'fp-ts/TaskEither';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ServiceError } from '../../../../src/application/kernel/ServiceError';
import { createAppStore } from '../../../../src/application/store';
import { FirstConnectionPage } from '../../../../src/ui/account/firstConnection/FirstConnectionPage';
import { LostPasswordPage } from '../../../../src/ui/account/password/LostPasswordPage';
import { readCarriedAccount } from '../../../../src/ui/navigation/carriedAccount';
import { fillFields } from '../../../support/browser/fillFields';
import { fakePorts, type GivenPorts } from '../../../support/store/fakePorts';
import { MantineArea } from '../../../../src/ui/design/theme/MantineArea';

const scrollTo = vi.fn();

beforeEach(() => {
  scrollTo.mockClear();
  vi.stubGlobal('scrollTo', scrollTo);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const bothPasswords = {
  'Nouveau mot de passe': 'Frioul2026',
  'Confirmation du mot de passe': 'Frioul2026',
};
const press = (name: string) => screen.getByRole('button', { name });

interface Opened {
  readonly user: UserEvent;
  readonly here: () => { readonly path: string; readonly email: string };
}

function open(
  entry: string,
  accounts: NonNullable<GivenPorts['accounts']>,
  store = createAppStore(fakePorts({ accounts })),
): Opened {
  let here = { path: '', email: '' };
  function Here(): null {
    const { pathname, state } = useLocation() as { pathname: string; state: unknown };
    here = { path: pathname, email: readCarriedAccount(state).email };
    return null;
  }
  render(
    <MantineArea>
      <Provider store={store}>
        <MemoryRouter initialEntries={[entry]}>
          <Routes>
            <Route path="/mot-de-passe-oublie" element={<LostPasswordPage />} />
            <Route path="/premiere-connexion" element={<FirstConnectionPage />} />
            <Route path="*" element={null} />
          </Routes>
          <Here />
        </MemoryRouter>
      </Provider>
    </MantineArea>,
  );
  return { user: userEvent.setup(), here: () => here };
}

/** The guide beside the form. */
const guide = (): readonly (string | null)[] =>
  [...document.querySelectorAll('ul > li')].map(({ textContent }) => textContent);

async function askFor(email: string, failure: ServiceError): Promise<Opened> {
  const opened = open('/mot-de-passe-oublie', { askForNewPassword: () => TE.left(failure) });
  await fillFields(opened.user, { 'Adresse e-mail': email });
  await opened.user.click(press('Envoyer'));
  return opened;
}

describe('P4.29, P8.8 a lost password of an e-mail that no account has', () => {
  const unknown = { kind: 'service/refused', message: 'Aucun compte.' } as const;

  it.each([
    ['Première connexion', '/premiere-connexion'],
    ['Créer un compte', '/espace/inscription'],
  ])(
    'offers « %s », with the typed e-mail; the alert is the sentence alone',
    async (name, path) => {
      const { user, here } = await askFor('nadia@example.fr', unknown);
      expect((await screen.findByRole('alert')).textContent).toBe('Aucun compte.');
      await user.click(screen.getByRole('link', { name }));
      expect(here()).toEqual({ path, email: 'nadia@example.fr' });
    },
  );

  it('offers neither when the server cannot be reached', async () => {
    await askFor('nadia@example.fr', { kind: 'service/unreachable' });
    await screen.findByRole('alert');
    expect(screen.queryByRole('link', { name: 'Créer un compte' })).toBeNull();
  });
});

it('P5.19 an empty confirmation is not identical to the password', async () => {
  const { user } = open('/mot-de-passe-oublie?token=lien-42', {});
  await fillFields(user, { 'Nouveau mot de passe': 'Frioul2026' });
  await user.click(press('Valider'));
  expect(
    await screen.findByText('Les deux mots de passe fournis ne sont pas identiques.'),
  ).toBeTruthy();
});

it('P5.19 two empty passwords are asked for, not called different', async () => {
  const { user } = open('/mot-de-passe-oublie?token=lien-42', {});
  await user.click(press('Valider'));
  expect(screen.getByText('Choisissez un mot de passe.')).toBeTruthy();
  expect(screen.getByText('Saisissez le mot de passe une seconde fois.')).toBeTruthy();
  expect(screen.queryByText(/ne sont pas identiques/)).toBeNull();
});

it.each([
  '/mot-de-passe-oublie?token=lien-42.',
  '/mot-de-passe-oublie?token=lien-42&utm_source=mail',
  '/premiere-connexion?utm=x&amp;token=lien-42)',
  '/premiere-connexion?token=lien-42%E2%80%8B%22%3E',
])('P2.28, P2.29 the token is sent without what a mail has added: %s', async (address) => {
  const resetPassword = vi.fn(() => TE.right({ sentence: null }));
  const { user } = open(address, { resetPassword });
  await fillFields(user, { ...bothPasswords, 'Adresse e-mail': 'nadia@example.fr' });
  await user.click(press('Valider'));
  const sent = { next: 'Frioul2026', email: 'nadia@example.fr', token: 'lien-42' };
  expect(resetPassword).toHaveBeenCalledWith(sent);
});

it('P4.29 a lost answer: the password may be saved, and the link used', async () => {
  const { user } = open('/mot-de-passe-oublie?token=lien-42', {
    resetPassword: () => TE.left({ kind: 'service/too-slow' }),
  });
  await fillFields(user, { ...bothPasswords, 'Adresse e-mail': 'nadia@example.fr' });
  await user.click(press('Valider'));
  expect(await screen.findByText(/^Votre mot de passe est peut-être déjà enregistré/)).toBeTruthy();
  expect(field('Nouveau mot de passe').value).toBe('Frioul2026');
});

it('P5.22 an e-mail with accents is refused, and offered without them', async () => {
  const ask = vi.fn(() => TE.right({ sentence: null }));
  const { user } = open('/mot-de-passe-oublie', { askForNewPassword: ask });
  await fillFields(user, { 'Adresse e-mail': 'rené.dupont@example.fr' });
  await user.click(press('Envoyer'));
  expect(screen.getByText("Une adresse e-mail s'écrit sans accent.")).toBeTruthy();
  expect(ask).not.toHaveBeenCalled();
  await user.click(press('Utiliser rene.dupont@example.fr'));
  expect(field('Adresse e-mail').value).toBe('rene.dupont@example.fr');
  expect(document.activeElement).toBe(field('Adresse e-mail'));
  expect(screen.queryByRole('button', { name: /^Utiliser/ })).toBeNull();
  await user.click(press('Envoyer'));
  expect(ask).toHaveBeenCalledWith('rene.dupont@example.fr');
});

describe('P4.28, P4.29 « Demander un nouveau lien »', () => {
  it.each(['/mot-de-passe-oublie', '/premiere-connexion'])(
    'at %s: the e-mail of the form, as typed, has the focus, the page is at its top',
    async (path) => {
      const { user } = open(`${path}?token=lien-42&email=nadia@example.fr`, {
        resetPassword: () => TE.left({ kind: 'service/refused', message: 'Lien expiré.' }),
      });
      await user.clear(field('Adresse e-mail'));
      await fillFields(user, { ...bothPasswords, 'Adresse e-mail': 'typed@example.fr' });
      await user.click(press('Valider'));
      await user.click(await screen.findByRole('link', { name: 'Demander un nouveau lien' }));
      expect(screen.queryByLabelText('Nouveau mot de passe')).toBeNull();
      expect(field('Adresse e-mail').value).toBe('typed@example.fr');
      expect(document.activeElement).toBe(field('Adresse e-mail'));
      expect(scrollTo.mock.calls).toEqual([[0, 0]]);
    },
  );

  it('E11 the e-mail that was typed is there on the way back, and in a first connection', async () => {
    const store = createAppStore(fakePorts({}));
    const { user } = open('/mot-de-passe-oublie', {}, store);
    await user.type(field('Adresse e-mail'), 'nadia@example.fr');
    for (const way of ['/mot-de-passe-oublie', '/premiere-connexion']) {
      cleanup();
      open(way, {}, store);
      expect(field('Adresse e-mail').value).toBe('nadia@example.fr');
    }
  });

  it('the form of an address without a token does not take the focus', () => {
    open('/mot-de-passe-oublie?email=nadia@example.fr', {});
    expect(field('Adresse e-mail').value).toBe('nadia@example.fr');
    expect(document.activeElement).not.toBe(field('Adresse e-mail'));
  });
});

describe('P4.28, P4.29 the guide beside a mailed link says what is still to do', () => {
  it.each([
    ['/mot-de-passe-oublie', 'un nouveau mot de passe', 'vous retrouvez votre compte'],
    ['/premiere-connexion', 'votre mot de passe', 'vos factures vous attendent'],
  ])('%s', async (path, choose, signIn) => {
    const { user } = open(`${path}?token=lien-42&email=nadia@example.fr`, {
      resetPassword: () => TE.right({ sentence: null }),
    });
    const [first, second] = guide().slice(-2);
    expect(first).toBe(`Vous choisissez ${choose}.`);
    expect(second).toContain(signIn);
    await fillFields(user, bothPasswords);
    await user.click(press('Valider'));
    await screen.findByText('Votre mot de passe est enregistré.');
    expect(screen.getByRole('heading', { name: 'Ensuite' })).toBeDefined();
    expect(guide()).toEqual([second]);
  });
});
