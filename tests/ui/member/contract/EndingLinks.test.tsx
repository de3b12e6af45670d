import { cleanup, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { createAppStore } from '../../../../src/application/store';
import { SubscriberContext } from '../../../../src/ui/member/area/useSubscriber';
import { EndingLinks } from '../../../../src/ui/member/contract/EndingLinks';
import { atParis } from '../../../support/basis/atParis';
import { aBadge, aContract, aSubscriber } from '../../../support/subscriber/builders';
import { fakePorts } from '../../../support/store/fakePorts';
import { renderInMantine } from '../../../support/browser/renderInMantine';

afterEach(cleanup);

/** The links of a contract and of its only badge, on 21 November 2026. */
function linksOf(contract: string, delivery: string): readonly (string | null)[] {
  renderInMantine(
    <Provider store={createAppStore(fakePorts())}>
      <MemoryRouter>
        <SubscriberContext value={aSubscriber()}>
          <EndingLinks
            contract={aContract({ createdAt: atParis(contract) })}
            badges={[aBadge({ deliveredAt: atParis(delivery) })]}
          />
        </SubscriberContext>
      </MemoryRouter>
    </Provider>,
  );
  return screen.getAllByRole('link').map(({ textContent }) => textContent);
}

it('L221-21 the withdrawal is offered while it is possible, the cancellation always', () => {
  const both = ['Résilier votre contrat', 'Renoncer au contrat'];
  expect(linksOf('2026-11-10T10:00', '2026-11-12T10:00')).toEqual(both);
  cleanup();
  expect(linksOf('2021-03-15T10:00', '2026-11-12T10:00')).toEqual(both);
  cleanup();
  expect(linksOf('2021-03-15T10:00', '2021-03-20T10:00')).toEqual(['Résilier votre contrat']);
});
