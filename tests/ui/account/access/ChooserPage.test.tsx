import { cleanup, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { signedIn } from '../../../../src/application/kernel/events';
import { createAppStore } from '../../../../src/application/store';
import { ChooserPage } from '../../../../src/ui/account/access/ChooserPage';
import { aSession } from '../../../support/account/aSession';
import { fakePorts } from '../../../support/store/fakePorts';
import { renderInMantine } from '../../../support/browser/renderInMantine';

afterEach(cleanup);

function showChooser(token: Parameters<typeof aSession>[0]): void {
  const store = createAppStore(fakePorts());
  store.dispatch(signedIn(aSession(token)));
  renderInMantine(
    <Provider store={store}>
      <MemoryRouter>
        <ChooserPage />
      </MemoryRouter>
    </Provider>,
  );
}

it("P2.26 each area that is closed says why, and what opens it: the server's reason, or that the account has no access", () => {
  const refusal = "Aucun contrat n'est rattaché à ce compte.";
  showChooser({ scopes: [], errors: { SUBSCRIBER: refusal } });
  expect(screen.getByText(/Aucun contrat/).closest('p')?.textContent).toMatch(
    /^Aucun contrat n'est rattaché à ce compte\. Abonnez-vous, ou ajoutez un contrat/,
  );
  expect(screen.getByText(/n'a pas accès à l'espace gratuité/).closest('p')?.textContent).toMatch(
    /Vous pouvez y demander un remboursement/,
  );
  expect(screen.queryByRole('alert')).toBeNull();
});

it('P2.26 an account without a contract may subscribe or add one: the closed area is not offered', () => {
  showChooser({ scopes: ['FREE'] });
  expect(screen.queryByRole('link', { name: 'Espace abonné' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Ajouter un contrat' }).getAttribute('href')).toBe(
    '/member/account/add-contract',
  );
  expect(screen.getAllByRole('link', { name: "S'abonner" })[0]?.getAttribute('href')).toBe(
    '/nos-abonnements',
  );
});
