import { cleanup, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { signedIn } from '../../../../src/application/kernel/events';
import { createAppStore } from '../../../../src/application/store';
import { readToken } from '../../../../src/domain/account/accessToken';
import { ChooserPage } from '../../../../src/ui/account/access/ChooserPage';
import { aToken } from '../../../support/account/aToken';
import { fakePorts } from '../../../support/store/fakePorts';

afterEach(cleanup);

it("P2.26 each area that is closed says why: the server's reason, or that the account has no access", () => {
  const refusal = "Aucun contrat n'est rattaché à ce compte.";
  const session = readToken(aToken({ scopes: [], errors: { SUBSCRIBER: refusal } }));
  if (!session) throw new Error('The token of the test is unreadable');
  const store = createAppStore(fakePorts());
  store.dispatch(signedIn(session));
  render(
    <Provider store={store}>
      <MemoryRouter>
        <ChooserPage />
      </MemoryRouter>
    </Provider>,
  );
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent.trim())).toEqual([
    refusal,
    "Ce compte n'a pas accès à l'espace gratuité.",
  ]);
});
