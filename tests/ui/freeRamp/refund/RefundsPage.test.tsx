import { cleanup, screen } from '@testing-library/react';
import * as TE from 'fp-ts/TaskEither';
import { afterEach, expect, it } from 'vitest';
import { cents } from '../../../../src/domain/basis/money';
import { claiming } from '../../../../src/ui/navigation/claimedIds';
import { RefundsPage } from '../../../../src/ui/freeRamp/refund/RefundsPage';
import { wholeList } from '../../../support/basis/wholeList';
import { aRefund } from '../../../support/freeRamp/freeRamp';
import { showPage } from '../showPage';

afterEach(cleanup);

const refunds = [
  aRefund({ id: 1 }),
  aRefund({ id: 2, amount: cents(590) }),
  aRefund({ id: 3, claimed: true }),
];

it('P2.39, P4.15 the refunds that can be claimed are claimed together', async () => {
  const { user, place } = await showPage(<RefundsPage />, {
    ports: { refunds: { list: () => TE.right(wholeList(...refunds)) } },
  });
  const claim = screen.getByRole('button', { name: 'Demander le remboursement' });
  expect(claim.getAttribute('aria-disabled')).toBe('true');
  await user.click(screen.getByRole('checkbox', { name: 'Tout sélectionner' }));
  expect(screen.getByText(/^2 remboursements sélectionnés, 9,10/)).toBeTruthy();
  await user.click(claim);
  expect(place().address).toBe('/espace/gratuite/remboursement/demande');
  expect(place().state).toEqual(claiming([1, 2]));
});

it('P2.39 those that the visitor comes to ask for are ticked, the others stay untouched', async () => {
  const entry = { pathname: '/espace/gratuite/remboursement', state: claiming([1, 2, 3, 99]) };
  await showPage(<RefundsPage />, {
    ports: { refunds: { list: () => TE.right(wholeList(...refunds, aRefund({ id: 4 }))) } },
    entry,
  });
  expect(screen.getByText(/^2 remboursements sélectionnés, 9,10/)).toBeTruthy();
  const claim = screen.getByRole('button', { name: 'Demander le remboursement' });
  expect(claim.getAttribute('aria-disabled')).not.toBe('true');
});

it('P2.43 a visitor gets sign-in, sign-up and the search of one ticket', async () => {
  await showPage(<RefundsPage />, { account: null });
  const ways = screen.getAllByRole('link').map(({ textContent }) => textContent);
  expect(ways).toEqual(expect.arrayContaining(['Se connecter', "S'inscrire"]));
  expect(screen.queryByRole('table')).toBeNull();
});
