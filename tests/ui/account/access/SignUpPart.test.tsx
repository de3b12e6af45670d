import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as TE from 'fp-ts/TaskEither';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { AccountGateway } from '../../../../src/application/ports/account/AccountGateway';
import { createAppStore, type AppStore } from '../../../../src/application/store';
import { AccessPage } from '../../../../src/ui/account/access/AccessPage';
import { fakePorts } from '../../../support/store/fakePorts';
import { MantineArea } from '../../../../src/ui/design/theme/MantineArea';

const email = 'camille.durand@example.fr';
const typed = {
  Nom: 'Durand',
  Prénom: 'Camille',
  'Adresse e-mail': email,
  'Mot de passe': 'Calanque13',
  'Confirmation du mot de passe': 'Calanque13',
};

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

function open(signUp: AccountGateway['signUp'], kept?: AppStore) {
  const store = kept ?? createAppStore(fakePorts({ accounts: { signUp } }));
  render(
    <MantineArea>
      <Provider store={store}>
        <MemoryRouter initialEntries={['/espace/inscription']}>
          <AccessPage />
        </MemoryRouter>
      </Provider>
    </MantineArea>,
  );
  const user = userEvent.setup();
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  const fill = async (): Promise<void> => {
    for (const [name, value] of Object.entries(typed)) await user.type(field(name), value);
  };
  return { press, fill, store };
}

it('P5.17 all fields are required, and reported at once; the first takes the focus', async () => {
  const { press } = open(vi.fn());
  await press("S'inscrire");
  expect(screen.getByRole('alert').textContent).toBe('Veuillez remplir tous les champs.');
  for (const sentence of [
    'Saisissez votre nom.',
    'Saisissez votre prénom.',
    'Saisissez votre adresse e-mail.',
    'Choisissez un mot de passe.',
    'Saisissez le mot de passe une seconde fois.',
  ]) {
    expect(screen.getByText(sentence)).toBeTruthy();
  }
  expect(document.activeElement).toBe(field('Nom'));
});

it("P8.17 a refusal is the server's sentence, and keeps every field", async () => {
  const { press, fill } = open(() => TE.left({ kind: 'service/refused', message: 'Déjà pris.' }));
  await fill();
  await press("S'inscrire");
  expect((await screen.findByRole('alert')).textContent).toContain('Déjà pris.');
  expect(Object.keys(typed).map((name) => field(name).value)).toEqual(Object.values(typed));
});

it('P8.17 a lost answer: the account may be open, the mail tells', async () => {
  const { press, fill } = open(() => TE.left({ kind: 'service/unreadable' }));
  await fill();
  await press("S'inscrire");
  expect((await screen.findByRole('alert')).textContent).toMatch(
    /Votre compte est peut-être déjà créé/,
  );
  expect(field('Mot de passe').value).toBe('Calanque13');
});

it('P8.17 a success names the mail; « Corriger l’adresse » keeps all but the password', async () => {
  const { press, fill } = open(() => TE.right({ sentence: null }));
  await fill();
  await press("S'inscrire");
  const answer = await screen.findByRole('heading', { name: 'Consultez votre messagerie' });
  expect(document.activeElement).toBe(answer);
  expect(screen.getByText(email)).toBeTruthy();
  await press("Corriger l'adresse");
  expect(document.activeElement).toBe(field('Adresse e-mail'));
  expect(field('Nom').value).toBe('Durand');
  expect(field('Mot de passe').value).toBe('');
});

it('E11 what was typed is there on the way back, but the password', async () => {
  const { fill, store } = open(vi.fn());
  await fill();
  cleanup();
  open(vi.fn(), store);
  expect(Object.keys(typed).map((name) => field(name).value)).toEqual([
    ...['Durand', 'Camille', email],
    ...['', ''],
  ]);
});
