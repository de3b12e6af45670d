import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as TE from 'fp-ts/TaskEither';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { createAppStore } from '../../../../src/application/store';
import { AccessPage } from '../../../../src/ui/account/access/AccessPage';
import { fillFields } from '../../../support/browser/fillFields';
import { fakePorts } from '../../../support/store/fakePorts';
import { MantineArea } from '../../../../src/ui/design/theme/MantineArea';

afterEach(cleanup);

it('P8.2 a refused sign-in says why between the password and the button, which keeps the focus', async () => {
  const refused = { kind: 'account/credentials-refused', message: 'Non.' } as const;
  const signIn = () => TE.left(refused);
  render(
    <MantineArea>
      <Provider store={createAppStore(fakePorts({ accounts: { signIn } }))}>
        <MemoryRouter initialEntries={['/espace/connexion']}>
          <AccessPage />
        </MemoryRouter>
      </Provider>
    </MantineArea>,
  );
  const user = userEvent.setup();
  const password = screen.getByLabelText('Mot de passe');
  await fillFields(user, { 'Adresse e-mail': 'nadia@example.fr', 'Mot de passe': 'Frioul2026' });
  const button = screen.getByRole('button', { name: 'Se connecter' });
  await user.click(button);
  const alert = await screen.findByRole('alert');
  expect(alert.textContent.trim()).toBe('Non.');
  const follows = Node.DOCUMENT_POSITION_FOLLOWING;
  expect(password.compareDocumentPosition(alert) & follows).toBe(follows);
  expect(alert.compareDocumentPosition(button) & follows).toBe(follows);
  expect(document.activeElement).toBe(button);
});

it('the sign-in says that a payment will be checked when the session ended at the bank', () => {
  const show = (to: string) => {
    const state = { wanted: { to, state: null } };
    render(
      <MantineArea>
        <Provider store={createAppStore(fakePorts())}>
          <MemoryRouter initialEntries={[{ pathname: '/espace/connexion', state }]}>
            <AccessPage />
          </MemoryRouter>
        </Provider>
      </MantineArea>,
    );
    return screen.queryByText(/nous vérifierons ensuite votre paiement/);
  };
  expect(show('/member/checkout/invoice/success?reference=PLI0048213B')).toBeTruthy();
  cleanup();
  expect(show('/member/dashboard')).toBeNull();
});
