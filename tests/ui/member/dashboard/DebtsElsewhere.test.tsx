import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as TE from 'fp-ts/TaskEither';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { selectContractIndex } from '../../../../src/application/subscriber/subscriberSlice';
import type { ContractFile } from '../../../../src/domain/subscriber/subscriber';
import type { UnpaidInvoice } from '../../../../src/domain/invoice/unpaidInvoice';
import { SubscriberContext } from '../../../../src/ui/member/area/useSubscriber';
import { DashboardPage } from '../../../../src/ui/member/dashboard/DashboardPage';
import { renderInMantine } from '../../../support/browser/renderInMantine';
import {
  aContract,
  aContractFile,
  anUnpaidInvoice,
  aPassagePage,
  aSubscriber,
} from '../../../support/subscriber/builders';
import { enterMember, portsOf } from '../../../support/subscriber/enterMember';

afterEach(cleanup);

const owing = (id: number, unpaidInvoices: readonly UnpaidInvoice[]): ContractFile =>
  aContractFile({ contract: aContract({ id, reference: `C${id}`, unpaidInvoices }) });

test('M2.20, M8.7 a debt of another contract is one line, whose button selects that contract', async () => {
  const contracts = [
    owing(1, [anUnpaidInvoice('B', 4760)]),
    owing(2, []),
    owing(3, [anUnpaidInvoice('C', 300), anUnpaidInvoice('D', 920)]),
    owing(4, [anUnpaidInvoice('E', 0)]),
  ];
  const subscriber = aSubscriber({ contracts });
  const store = await enterMember(
    portsOf(subscriber, { passages: { list: () => TE.right(aPassagePage()) } }),
  );
  act(() => {
    renderInMantine(
      <Provider store={store}>
        <MemoryRouter>
          <SubscriberContext value={subscriber}>
            <DashboardPage />
          </SubscriberContext>
        </MemoryRouter>
      </Provider>,
    );
  });
  const lines = (): readonly (string | null)[] =>
    screen.queryAllByText(/^Le contrat C\d doit/).map(({ textContent }) => textContent);
  expect(lines()).toEqual(['Le contrat C3 doit 12,20\u202f€']);
  await userEvent.click(screen.getByRole('button', { name: 'Voir ce contrat' }));
  expect(selectContractIndex(store.getState())).toBe(2);
  expect(lines()).toEqual(['Le contrat C1 doit 47,60\u202f€']);
});
