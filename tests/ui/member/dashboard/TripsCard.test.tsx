import { cleanup, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import type { LatestPassages } from '../../../../src/domain/passage/latestPassages';
import type { ContractEntry } from '../../../../src/domain/subscriber/subscriber';
import { SubscriberContext } from '../../../../src/ui/member/area/useSubscriber';
import { TripsCard } from '../../../../src/ui/member/dashboard/cards/TripsCard';
import { renderInMantine } from '../../../support/browser/renderInMantine';
import { aContractFile, aPassage, aSubscriber } from '../../../support/subscriber/builders';

afterEach(cleanup);

function showTrips(contracts: readonly ContractEntry[], part: Partial<LatestPassages> = {}): void {
  const data = { passages: [aPassage()], isAll: true, unreadable: 0, ...part };
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

test('P7.2 trips that could not be read are not absent', () => {
  showTrips([aContractFile()], { passages: [], unreadable: 2 });
  expect(screen.getByRole('status').textContent).toMatch(/^2 éléments illisibles/);
  expect(screen.queryByText(/apparaîtront ici/)).toBeNull();
  cleanup();
  showTrips([aContractFile()], { passages: [] });
  expect(screen.getByText(/apparaîtront ici/)).toBeDefined();
});
