import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import * as TE from 'fp-ts/TaskEither';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { AccountGateway } from '../../../../src/application/ports/account/AccountGateway';
import { createAppStore } from '../../../../src/application/store';
import { FirstConnectionPage } from '../../../../src/ui/account/firstConnection/FirstConnectionPage';
import { fakePorts } from '../../../support/store/fakePorts';
import { MantineArea } from '../../../../src/ui/design/theme/MantineArea';

const email = 'camille.durand@example.fr';
const unknown = "Cette adresse e-mail n'est rattachée à aucun contrat.";

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const heading = (name: string) => screen.findByRole('heading', { name });

/** Opens the page and asks with the e-mail. */
async function ask(
  openFirstConnection: AccountGateway['openFirstConnection'],
): Promise<{ user: UserEvent; press: (name: string) => Promise<void> }> {
  render(
    <MantineArea>
      <Provider store={createAppStore(fakePorts({ accounts: { openFirstConnection } }))}>
        <MemoryRouter initialEntries={['/premiere-connexion']}>
          <FirstConnectionPage />
        </MemoryRouter>
      </Provider>
    </MantineArea>,
  );
  const user = userEvent.setup();
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  await user.type(field('Adresse e-mail'), email);
  await press('Continuer');
  return { user, press };
}

it('P4.28, P7.12 an unknown e-mail asks for name and contract, which are sent as the server knows them', async () => {
  const call = vi
    .fn<AccountGateway['openFirstConnection']>()
    .mockReturnValueOnce(TE.right({ answer: 'unknown', sentence: unknown }))
    .mockReturnValueOnce(TE.right({ answer: 'sent', sentence: null }));
  const { user, press } = await ask(call);
  expect(document.activeElement).toBe(await heading('Votre contrat'));
  expect(screen.getByText(unknown)).toBeTruthy();
  await press('Continuer');
  expect(screen.getByText('Saisissez le nom du titulaire du contrat.')).toBeTruthy();
  await user.type(field('Nom du titulaire'), "O'Brien Hélène");
  await user.type(field('N° de contrat'), 'N° 0041-2873.');
  await press('Continuer');
  expect(call.mock.lastCall).toEqual([
    { email, contract: { name: 'O BRIEN HELENE', number: '00412873' } },
  ]);
  expect(document.activeElement).toBe(await heading('Consultez votre messagerie'));
});

it('« Corriger l’adresse » leads back to the e-mail, with the focus', async () => {
  const { press } = await ask(() => TE.right({ answer: 'unknown', sentence: unknown }));
  await heading('Votre contrat');
  await press("Corriger l'adresse");
  expect(field('Adresse e-mail').value).toBe(email);
  expect(document.activeElement).toBe(field('Adresse e-mail'));
});

it("P8.8 a mail that could not be sent is the server's sentence, and the e-mail stays", async () => {
  await ask(() => TE.left({ kind: 'account/mail-not-sent', message: 'Non envoyé.' }));
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('Non envoyé.'));
  expect(field('Adresse e-mail').value).toBe(email);
});
