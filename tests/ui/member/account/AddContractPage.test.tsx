import { cleanup, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { signedIn } from '../../../../src/application/kernel/events';
import { createAppStore } from '../../../../src/application/store';
import type { Scope } from '../../../../src/domain/account/accessToken';
import type { ContractEntry } from '../../../../src/domain/subscriber/subscriber';
import { AddContractPage } from '../../../../src/ui/member/account/AddContractPage';
import { SubscriberContext } from '../../../../src/ui/member/area/useSubscriber';
import { aSession } from '../../../support/account/aSession';
import { renderInMantine } from '../../../support/browser/renderInMantine';
import { fakePorts } from '../../../support/store/fakePorts';
import { aContractFile, aSubscriber } from '../../../support/subscriber/builders';

afterEach(cleanup);

function show(scope: Scope, contracts: readonly ContractEntry[]): void {
  const store = createAppStore(fakePorts());
  store.dispatch(signedIn(aSession({ scopes: [scope] })));
  renderInMantine(
    <Provider store={store}>
      <MemoryRouter>
        <SubscriberContext value={aSubscriber({ contracts })}>
          <AddContractPage />
        </SubscriberContext>
      </MemoryRouter>
    </Provider>,
  );
}

it.each<[Scope, string, readonly ContractEntry[], string | null]>([
  ['FREE', 'no contract', [], null],
  ['FREE', 'the contract that was just added', [aContractFile()], '/espace/deconnexion'],
  ['SUBSCRIBER', 'a contract', [aContractFile()], null],
])('M2.7, P2.26 the scope %s with %s: a new sign-in opens the area', (scope, _, files, href) => {
  show(scope, files);
  const link = screen.queryByRole('link', { name: 'Se reconnecter' });
  expect(link?.getAttribute('href') ?? null).toBe(href);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Ajouter un contrat');
});
