import { cleanup, screen } from '@testing-library/react';
import * as TE from 'fp-ts/TaskEither';
import type { ReactElement } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, test } from 'vitest';
import { createAppStore } from '../../../../src/application/store';
import type { CalendarDay } from '../../../../src/domain/basis/calendarDay';
import type { ContractFile } from '../../../../src/domain/subscriber/subscriber';
import { DashboardCards } from '../../../../src/ui/member/dashboard/cards/DashboardCards';
import { VehiclesCard } from '../../../../src/ui/member/dashboard/cards/VehiclesCard';
import { Tiles } from '../../../../src/ui/member/dashboard/Tiles';
import { SubscriberContext } from '../../../../src/ui/member/area/useSubscriber';
import { renderInMantine } from '../../../support/browser/renderInMantine';
import { fakePorts } from '../../../support/store/fakePorts';
import { cents } from '../../../../src/domain/basis/money';
import {
  aContract,
  aContractFile,
  aPassagePage,
  aSubscriber,
} from '../../../support/subscriber/builders';

afterEach(cleanup);

const month = { from: '2026-11-01' as CalendarDay, to: '2026-11-30' as CalendarDay };

const lost = (badges: number, invoices: number): ContractFile =>
  aContractFile({ badges: [], unreadable: { badges, invoices, amendments: 0 } });

function show(part: ReactElement): void {
  const list = () => TE.right(aPassagePage({ passages: [], total: 0 }));
  renderInMantine(
    <Provider store={createAppStore(fakePorts({ passages: { list } }))}>
      <MemoryRouter>
        <SubscriberContext value={aSubscriber()}>{part}</SubscriberContext>
      </MemoryRouter>
    </Provider>,
  );
}

const told = (region: string): string | null =>
  screen.getByRole('region', { name: region }).textContent;

describe('P7.2 what could not be read is not absent', () => {
  test('badges', () => {
    show(<VehiclesCard file={lost(1, 0)} ofMonth={[]} month={month} />);
    expect(told('Mes véhicules')).toContain('1 élément illisible');
    expect(told('Mes véhicules')).not.toContain('apparaîtront ici');
    cleanup();
    show(<VehiclesCard file={lost(0, 0)} ofMonth={[]} month={month} />);
    expect(told('Mes véhicules')).toContain('apparaîtront ici');
  });

  test('invoices', async () => {
    show(<DashboardCards file={lost(0, 2)} />);
    expect(await screen.findByText(/trajets apparaîtront ici/)).toBeDefined();
    expect(told('Dernières factures')).toContain('2 éléments illisibles');
    expect(told('Dernières factures')).not.toContain('apparaîtront ici');
  });

  test('M3.2 the tiles show no figure that the server does not say, and no « Rien à régler »', () => {
    const odd = { balance: null, activeBadgeCount: null, unreadableDebts: 1 };
    show(<Tiles file={aContractFile({ contract: aContract(odd) })} />);
    expect(told('Solde du compte')).toBe('Solde du compte–');
    expect(told('Badges actifs')).toBe('Badges actifs–Un badge sur ce contrat');
    cleanup();
    show(<Tiles file={aContractFile({ contract: aContract({ ...odd, balance: cents(0) }) })} />);
    expect(told('Solde du compte')).toBe('Solde du compte0,00\u202f€');
  });

  test('the tile does not count the badges of the contract', () => {
    show(<Tiles file={lost(1, 0)} />);
    expect(told('Badges actifs')).toBe('Badges actifs3');
    cleanup();
    show(<Tiles file={aContractFile()} />);
    expect(told('Badges actifs')).toBe('Badges actifs3Un badge sur ce contrat');
  });
});
