import { cleanup, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import type { ContractEntry } from '../../../../src/domain/subscriber/subscriber';
import { SubscriberContext } from '../../../../src/ui/member/area/useSubscriber';
import { TripsCard } from '../../../../src/ui/member/dashboard/cards/TripsCard';
import { renderInMantine } from '../../../support/browser/renderInMantine';
import { aContractFile, aPassage, aSubscriber } from '../../../support/subscriber/builders';

afterEach(cleanup);

function showTrips(contracts: readonly ContractEntry[]): void {
  const data = { passages: [aPassage()], isAll: true };
  renderInMantine(
    <MemoryRouter>
      <SubscriberContext value={aSubscriber({ contracts })}>
        <TripsCard remote={{ status: 'ready', data }} onRetry={() => undefined} />
      </SubscriberContext>
    </MemoryRouter>,
  );
}

test('M7.13 the latest trips say that they are of all contracts, when there are several', () => {
  showTrips([aContractFile(), aContractFile()]);
  expect(screen.getByRole('region', { name: 'Derniers trajets' }).textContent).toContain(
    'tous vos contrats',
  );
});

test('with one contract there is nothing to say', () => {
  showTrips([aContractFile()]);
  expect(screen.queryByText(/tous vos contrats/)).toBeNull();
});
