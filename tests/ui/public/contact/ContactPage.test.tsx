import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import * as TE from 'fp-ts/TaskEither';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { MessageGateway } from '../../../../src/application/ports/contact/MessageGateway';
import { createAppStore, type AppStore } from '../../../../src/application/store';
import { ContactPage } from '../../../../src/ui/public/contact/ContactPage';
import { aToken } from '../../../support/account/aToken';
import { fillFields } from '../../../support/browser/fillFields';
import { fakePorts } from '../../../support/store/fakePorts';
import { MantineArea } from '../../../../src/ui/design/theme/MantineArea';

const send = vi.fn<MessageGateway['send']>();
let user: UserEvent;
let store: AppStore;

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => new EventTarget());
  send.mockReset().mockReturnValue(TE.right(undefined));
  user = userEvent.setup();
});

afterEach(cleanup);

function open(token: string | null = null): void {
  const access = fakePorts({ messages: { send } });
  if (token !== null) access.browser.tokens.write(token);
  store = createAppStore(access);
  show();
}

function show(): void {
  render(
    <MantineArea>
      <Provider store={store}>
        <MemoryRouter>
          <ContactPage />
        </MemoryRouter>
      </Provider>
    </MantineArea>,
  );
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const names = (): readonly (string | null)[] =>
  [...document.querySelectorAll('label')].map((label) => label.textContent);
const press = () => user.click(screen.getByRole('button', { name: /^Envoyer/ }));

const fill = (values: Readonly<Record<string, string>>) => fillFields(user, values);

const author = {
  Nom: 'Camille Durand',
  'Adresse e-mail': 'camille.durand@example.fr',
  Message: 'Bonjour.',
};
const passage = {
  'Date approximative du passage': '09112026',
  "Plaque d'immatriculation": 'ab-123 cd',
};

async function fillReceipt(): Promise<void> {
  await user.selectOptions(field('Sujet'), 'Reçu');
  await fill({ ...passage, ...author });
  await user.selectOptions(field('Trajet'), 'oldPort-a50');
  await user.click(field('Carte bancaire'));
  await fill({ '6 premiers chiffres': '4970 40', '4 derniers chiffres': '12x34' });
}

const always = ['Sujet', 'Nom', 'Adresse e-mail', 'Message'];
const ofPassage = ['Date approximative du passage', 'Trajet', "Plaque d'immatriculation"];

it('P5.14–P5.16, P9.18 the subject decides which fields are shown', async () => {
  open();
  expect(names()).toEqual(always);
  expect(screen.getAllByRole('option')).toHaveLength(9);
  await user.selectOptions(field('Sujet'), 'CNP');
  expect(names()).toEqual(['Sujet', ...ofPassage, 'Nom', 'Adresse e-mail', 'Message']);
  expect(screen.getByRole('link', { name: 'payez en ligne' })).toBeTruthy();
  await user.selectOptions(field('Sujet'), 'Reçu');
  expect(names().slice(4, -3)).toEqual(['Carte bancaire', 'Espèces']);
  expect(screen.getByRole('link', { name: "avec l'identifiant du ticket" })).toBeTruthy();
  await user.click(field('Carte bancaire'));
  expect(names().slice(6, -3)).toEqual(['6 premiers chiffres', '4 derniers chiffres']);
  await user.click(field('Espèces'));
  expect(names().slice(6, -3)).toEqual([]);
  await user.selectOptions(field('Sujet'), 'Communication');
  expect(names()).toEqual(always);
});

it('P5.13, P5.16 a missing value is reported at its field, and the first field takes the focus', async () => {
  open();
  await press();
  for (const sentence of [
    'Veuillez sélectionner un sujet.',
    'Saisissez votre nom.',
    'Saisissez votre adresse e-mail.',
    'Écrivez votre message.',
  ]) {
    expect(screen.getByText(sentence)).toBeTruthy();
  }
  expect(document.activeElement).toBe(field('Sujet'));
  expect(send).not.toHaveBeenCalled();
});

it('P5.14, P5.15 a receipt needs further fields, the digits of the card with the quoted error', async () => {
  open();
  await user.selectOptions(field('Sujet'), 'Reçu');
  await press();
  expect(document.activeElement).toBe(field('Date approximative du passage'));
  expect(screen.getByText('Choisissez le moyen de paiement utilisé au péage.')).toBeTruthy();
  await user.click(field('Carte bancaire'));
  await press();
  for (const digits of ['6 premiers', '4 derniers']) {
    expect(
      screen.getByText(
        `Veuillez vérifier que vous avez bien renseigner les ${digits} chiffres de votre carte bleue.`,
      ),
    ).toBeTruthy();
  }
});

it('P5.12, P5.15 plate, card digits and day are normalised', async () => {
  open();
  await fillReceipt();
  expect(field("Plaque d'immatriculation").value).toBe('AB123CD');
  expect(field('6 premiers chiffres').value).toBe('497040');
  expect(field('4 derniers chiffres').value).toBe('1234');
  expect(field('Date approximative du passage').value).toBe('09/11/2026');
});

it('P4.11, P8.15 fields are disabled while sending, then empty; the confirmation has the focus', async () => {
  let answer: () => void = () => undefined;
  send.mockReturnValue(async () => {
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    return TE.right(undefined)();
  });
  open();
  await fillReceipt();
  await press();
  for (const name of ['Sujet', 'Trajet', 'Espèces', '4 derniers chiffres', 'Message']) {
    expect(field(name).matches(':disabled')).toBe(true);
  }
  answer();
  const heading = await screen.findByRole('heading', { name: 'Message envoyé' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(
    screen.getByText(
      'Votre message a été envoyé à Tunnels du Port. Notre équipe vous répondra dès que possible.',
    ),
  ).toBeTruthy();
  expect(screen.getByText('camille.durand@example.fr')).toBeTruthy();
  await waitFor(() => expect(names()).toEqual(always));
  expect(always.map((name) => field(name).value)).toEqual(['', '', '', '']);
  expect(send).toHaveBeenCalledOnce();
  expect(send.mock.calls[0]?.[0]).toMatchObject({
    subject: 'Reçu',
    passage: {
      day: '2026-11-09',
      plate: 'AB123CD',
      payment: { method: 'card', firstDigits: '497040', lastDigits: '1234' },
    },
  });
});

it('P8.14 a failure keeps the typed values and says so; a draft has them without the digits of the card', async () => {
  send.mockReturnValue(TE.left({ kind: 'service/refused', message: null }));
  open();
  await fillReceipt();
  await press();
  await waitFor(() => expect(store.getState().toasts).toHaveLength(1));
  expect(field('4 derniers chiffres').value).toBe('1234');
  expect(screen.queryByRole('heading', { name: 'Message envoyé' })).toBeNull();
  expect(screen.getByText(/^Votre message est gardé\./)).toBeTruthy();
  cleanup();
  show();
  expect(field('Message').value).toBe('Bonjour.');
  expect(field('Sujet').value).toBe('Reçu');
  expect(field('4 derniers chiffres').value).toBe('');
});

it('P6.2 the e-mail of an account is filled in, also after a message was sent', async () => {
  open(aToken());
  expect(field('Adresse e-mail').value).toBe('camille.durand@example.fr');
  await user.selectOptions(field('Sujet'), 'Communication');
  await fill({ Nom: 'Camille Durand', Message: 'Bonjour.' });
  await press();
  await screen.findByRole('heading', { name: 'Message envoyé' });
  await waitFor(() => expect(field('Message').value).toBe(''));
  expect(field('Adresse e-mail').value).toBe('camille.durand@example.fr');
});
