import { cleanup, render, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { Provider } from 'react-redux';
import { Link, MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { MessageGateway } from '../../../../src/application/ports/contact/MessageGateway';
import { createAppStore } from '../../../../src/application/store';
import { parseContractEnding } from '../../../../src/domain/contact/contractEnding';
import { endingContract } from '../../../../src/ui/navigation/endingPlace';
import { ofSentEnding } from '../../../../src/ui/navigation/sentEnding';
import {
  CancellationPage,
  WithdrawalPage,
} from '../../../../src/ui/public/contact/ending/EndingPage';
import { aToken } from '../../../support/account/aToken';
import { fillFields } from '../../../support/browser/fillFields';
import { fakePorts, today } from '../../../support/store/fakePorts';
import { MantineArea } from '../../../../src/ui/design/theme/MantineArea';

const send = vi.fn<MessageGateway['send']>();
let user: UserEvent;

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => new EventTarget());
  vi.stubGlobal('scrollTo', vi.fn());
  send.mockReset().mockReturnValue(TE.right(undefined));
  user = userEvent.setup();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const owner = 'camille.durand@example.fr';
const carried = endingContract(
  { name: 'DURAND CAMILLE', email: owner, contract: '00412873' },
  owner,
);

function open(Page: typeof CancellationPage, state: unknown = null, username = owner): void {
  const access = fakePorts({ messages: { send } });
  access.browser.tokens.write(aToken({ username }));
  render(
    <MantineArea>
      <Provider store={createAppStore(access)}>
        <MemoryRouter initialEntries={[{ pathname: '/nous-contacter/resilier', state }]}>
          <Link to="/nous-contacter/resilier">Résilier votre contrat</Link>
          <Page />
        </MemoryRouter>
      </Provider>
    </MantineArea>,
  );
}

const press = (name: string) => user.click(screen.getByRole('button', { name }));
const value = (name: string) => screen.getByLabelText<HTMLInputElement>(name).value;

it('P8.15 a reload of a sent declaration shows it again, to its owner only', () => {
  const parsed = parseContractEnding(
    'cancellation',
    { name: 'Durand', email: owner, contract: '00412873', day: '31/12/2026', note: '' },
    today,
  );
  if (E.isLeft(parsed)) throw new Error('It is complete.');
  const sent = ofSentEnding({ ending: parsed.right, at: today }, owner);
  open(CancellationPage, JSON.parse(JSON.stringify(sent)));
  expect(screen.getByText(/Envoyée le 21\/11\/2026 11:00/)).toBeDefined();
  expect(screen.getByText('31/12/2026')).toBeDefined();
  cleanup();
  open(CancellationPage, sent, 'other@example.fr');
  expect(screen.getByRole('button', { name: 'Vérifier ma demande' })).toBeDefined();
});

describe('D215-1, D215-2, D215-3 cancelling a contract', () => {
  it('P8.15 what was sent stays on the page to print, however long it is', async () => {
    const note = 'Je déménage à Lyon. '.repeat(60).trim();
    open(CancellationPage);
    await fillFields(user, {
      'Nom et prénom, ou raison sociale': 'Camille Durand',
      'Adresse e-mail': owner,
      'N° de contrat': `le badge de mon mari, ${'très '.repeat(120)}ancien`,
      Précisions: note,
    });
    await press('Vérifier ma demande');
    await press('Notifier la résiliation');
    expect(send).toHaveBeenCalledOnce();
    await screen.findByRole('heading', { name: 'Résiliation notifiée' });
    expect(screen.getByText(note)).toBeDefined();
  });

  it('from its page: check, notify; nothing is sent before', async () => {
    open(CancellationPage, carried);
    expect(value('Nom et prénom, ou raison sociale')).toBe('DURAND CAMILLE');
    expect(value('N° de contrat')).toBe('00412873');
    await press('Vérifier ma demande');
    expect(document.activeElement?.textContent).toBe('Vérifiez votre demande');
    expect(send).not.toHaveBeenCalled();

    await press('Notifier la résiliation');
    expect(send).toHaveBeenCalledOnce();
    expect(send.mock.calls[0]?.[0]).toMatchObject({ subject: 'Service clients', email: owner });
    await screen.findByRole('heading', { name: 'Résiliation notifiée' });
    expect(document.activeElement?.textContent).toBe('Résiliation notifiée');
    expect(screen.getByText(/Envoyée le 21\/11\/2026 11:00/)).toBeDefined();
    expect(screen.queryByText('Vous vérifiez votre demande avant de la notifier.')).toBeNull();
    const print = vi.fn();
    vi.stubGlobal('print', print);
    await press('Imprimer');
    expect(print).toHaveBeenCalledOnce();
  });

  it('the link of the footer begins another declaration', async () => {
    open(CancellationPage, carried);
    await press('Vérifier ma demande');
    await press('Notifier la résiliation');
    expect(screen.queryByRole('button', { name: 'Vérifier ma demande' })).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Résilier votre contrat' }));
    expect(screen.getByRole('button', { name: 'Vérifier ma demande' })).toBeDefined();
    expect(send).toHaveBeenCalledOnce();
  });

  it('« Modifier » keeps what was typed and leads to the first field, at the top of the page', async () => {
    const name = () => screen.getByLabelText('Nom et prénom, ou raison sociale');
    open(CancellationPage, carried);
    expect(document.activeElement).not.toBe(name());
    await fillFields(user, { Précisions: 'Je déménage.' });
    await press('Vérifier ma demande');
    vi.mocked(scrollTo).mockClear();
    await press('Modifier');
    expect(document.activeElement).toBe(name());
    expect(scrollTo).toHaveBeenCalledWith(0, 0);
    expect(value('Précisions')).toBe('Je déménage.');
    expect(value('N° de contrat')).toBe('00412873');
  });

  it.each([
    [
      'a refusal: nothing was sent',
      { kind: 'service/refused', message: null },
      /^Votre demande n'a pas été envoyée\. Votre saisie est gardée/,
    ],
    [
      'a lost answer: it is not known whether it arrived',
      { kind: 'service/too-slow' },
      /^Nous ne savons pas si votre demande nous est parvenue\. Votre saisie est gardée/,
    ],
  ] as const)('stays on the summary after %s', async (_title, failure, sentence) => {
    send.mockReturnValue(TE.left(failure));
    open(CancellationPage, carried);
    await press('Vérifier ma demande');
    await press('Notifier la résiliation');
    expect(screen.getByRole('heading', { name: 'Vérifiez votre demande' })).toBeDefined();
    expect(screen.getByText(sentence)).toBeDefined();
  });

  it('is not filled in with the contract of another account', () => {
    open(CancellationPage, carried, 'autre@example.fr');
    expect(value('N° de contrat')).toBe('');
  });
});

describe('L221-18, D221-5 withdrawing', () => {
  it('asks neither for a day nor for a reason, and is confirmed apart', async () => {
    open(WithdrawalPage);
    expect(screen.queryByLabelText('Précisions')).toBeNull();
    await press('Vérifier ma demande');
    expect(document.activeElement).toBe(screen.getByLabelText('Nom et prénom, ou raison sociale'));
    await fillFields(user, {
      'Nom et prénom, ou raison sociale': 'Camille Durand',
      'Adresse e-mail': owner,
      'N° de contrat ou de commande': 'CDW0000042',
    });
    await press('Vérifier ma demande');
    await press('Confirmer la rétractation');
    expect(send.mock.calls[0]?.[0].ending).toMatchObject({
      kind: 'withdrawal',
      contract: 'CDW0000042',
    });
    expect(await screen.findByRole('heading', { name: 'Rétractation envoyée' })).toBeDefined();
  });
});
