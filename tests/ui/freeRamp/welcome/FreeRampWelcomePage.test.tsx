import { cleanup, screen, waitFor } from '@testing-library/react';
import * as TE from 'fp-ts/TaskEither';
import { afterEach, describe, expect, it } from 'vitest';
import { cents } from '../../../../src/domain/basis/money';
import { claiming } from '../../../../src/ui/navigation/claimedIds';
import { FreeRampWelcomePage } from '../../../../src/ui/freeRamp/welcome/FreeRampWelcomePage';
import type { GivenPorts } from '../../../support/store/fakePorts';
import { aReceipt, aRefund, aTicket } from '../../../support/freeRamp/freeRamp';
import { showPage } from '../showPage';
import { wholeList } from '../../../support/basis/wholeList';

afterEach(cleanup);

const cards = (): readonly (readonly (string | null | undefined)[])[] => {
  const overview = screen.getByRole('region', { name: 'Où vous en êtes' });
  return [...overview.querySelectorAll('li')].map((card) => [
    card.querySelector('p')?.textContent,
    card.querySelector('a')?.getAttribute('href'),
  ]);
};

const nothing: GivenPorts = {
  refunds: { list: () => TE.right(wholeList(aRefund({ claimed: true }))) },
  tickets: { list: () => TE.right(wholeList()), listCards: () => TE.right(wholeList()) },
  bankAccounts: { find: () => TE.right(null) },
};

describe('P2.33 the welcome page shows the state of an account', () => {
  it('refunds to claim, tickets without a receipt, IBAN', async () => {
    const first = aRefund({ id: 7 });
    const { user, place } = await showPage(<FreeRampWelcomePage />, {
      ports: {
        refunds: {
          list: () => TE.right(wholeList(first, aRefund({ id: 2, amount: cents(590) }))),
        },
        tickets: {
          list: () => TE.right(wholeList(aTicket(), aTicket({ id: 2, receipt: aReceipt() }))),
        },
      },
    });
    expect(cards()).toEqual([
      ['9,10\u202f€ à demander', '/espace/gratuite/remboursement'],
      ['1 ticket sans reçu', '/espace/gratuite/recu/ticket'],
      ['se terminant par ••••\u00a00189', '/espace/gratuite/banque'],
    ]);
    const link = document.querySelector('a[href="/espace/gratuite/remboursement"]');
    await user.click(link ?? document.body);
    expect(place().state).toEqual(claiming([7, 2]));
  });

  it('for each, an empty state with its next action', async () => {
    await showPage(<FreeRampWelcomePage />, { ports: nothing });
    expect(cards()).toEqual([
      ['Rien à demander', '/espace/gratuite/remboursement'],
      ['Aucune carte associée', '/espace/gratuite/recu/ajouter'],
      ['Aucun IBAN enregistré', '/espace/gratuite/banque/ajouter'],
    ]);
  });

  it.each([
    ['no readable entry', [], []],
    ['readable ones', [aRefund()], [aTicket()]],
  ])(
    'P7.2 a list with unreadable entries and %s has no total',
    async (_title, refunds, tickets) => {
      await showPage(<FreeRampWelcomePage />, {
        ports: {
          refunds: { list: () => TE.right({ items: refunds, unreadable: 1 }) },
          tickets: { list: () => TE.right({ items: tickets, unreadable: 1 }) },
        },
      });
      expect(cards().slice(0, 2)).toEqual([
        ['À vérifier', '/espace/gratuite/remboursement'],
        ['À vérifier', '/espace/gratuite/recu/ticket'],
      ]);
    },
  );

  it('a failed one shows its error in place, with a retry', async () => {
    let isDown = true;
    const { user } = await showPage(<FreeRampWelcomePage />, {
      ports: {
        ...nothing,
        bankAccounts: {
          find: () => (isDown ? TE.left({ kind: 'service/failed' }) : TE.right(null)),
        },
      },
    });
    expect(cards()[0]).toEqual(['Rien à demander', '/espace/gratuite/remboursement']);
    expect(cards()[2]?.[0]).toContain('vient de notre côté');
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Réessayer pour IBAN' }));
    await waitFor(() => expect(cards()[2]?.[0]).toBe('Aucun IBAN enregistré'));
    await waitFor(() => expect(document.activeElement?.textContent).toBe('IBAN'));
  });

  it('failed tickets are requested again by their retry', async () => {
    let isDown = true;
    const { user } = await showPage(<FreeRampWelcomePage />, {
      ports: {
        tickets: {
          list: () =>
            isDown ? TE.left({ kind: 'service/failed' }) : TE.right(wholeList(aTicket())),
        },
      },
    });
    expect(cards()[1]?.[0]).toContain('vient de notre côté');
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Réessayer pour Tickets sur 7 jours' }));
    await waitFor(() => expect(cards()[1]?.[0]).toBe('1 ticket sans reçu'));
  });
});
