import { cleanup, screen } from '@testing-library/react';
import { left, right } from 'fp-ts/TaskEither';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { cents } from '../../../src/domain/money';
import { FreeRampWelcomePage } from '../../../src/ui/freeRamp/FreeRampWelcomePage';
import type { GivenPorts } from '../../support/fakePorts';
import { aReceipt, aRefund, aTicket } from '../../support/freeRamp';
import { showPage } from './showPage';
import { wholeList } from '../../support/wholeList';

afterEach(cleanup);

const cards = (): readonly (readonly (string | null | undefined)[])[] => {
  const standing = screen.getByRole('region', { name: 'Où vous en êtes' });
  return [...standing.querySelectorAll('li')].map((card) => [
    card.querySelector('p')?.textContent,
    card.querySelector('a')?.getAttribute('href'),
  ]);
};

const nothing: GivenPorts = {
  refunds: { list: () => right(wholeList(aRefund({ claimed: true }))) },
  tickets: { list: () => right(wholeList()), listCards: () => right(wholeList()) },
  bankAccounts: { find: () => right(null) },
};

describe('P2.33 the welcome page tells an account where it stands', () => {
  it('what can be claimed, the tickets without a receipt, the IBAN', async () => {
    await showPage(<FreeRampWelcomePage />, {
      ports: {
        refunds: {
          list: () => right(wholeList(aRefund(), aRefund({ id: 2, amount: cents(590) }))),
        },
        tickets: {
          list: () => right(wholeList(aTicket(), aTicket({ id: 2, receipt: aReceipt() }))),
        },
      },
    });
    expect(cards()).toEqual([
      ['9,10\u202f€ à demander', '/espace/gratuite/remboursement'],
      ['1 sans reçu sur 7 jours', '/espace/gratuite/recu/ticket'],
      ['se terminant par ••••\u00a00189', '/espace/gratuite/banque'],
    ]);
  });

  it('or, for each, that there is nothing yet and the step that changes it', async () => {
    await showPage(<FreeRampWelcomePage />, { ports: nothing });
    expect(cards()).toEqual([
      ['Rien à demander', '/espace/gratuite/remboursement'],
      ['Aucune carte associée', '/espace/gratuite/recu/ajouter'],
      ['Aucun IBAN enregistré', '/espace/gratuite/banque/ajouter'],
    ]);
  });

  it('one that does not come says why in its own place, and is asked for again', async () => {
    let isDown = true;
    const { user } = await showPage(<FreeRampWelcomePage />, {
      ports: {
        ...nothing,
        bankAccounts: {
          find: () => (isDown ? left({ kind: 'service/failed' }) : right(null)),
        },
      },
    });
    expect(cards()[0]).toEqual(['Rien à demander', '/espace/gratuite/remboursement']);
    expect(cards()[2]?.[0]).toContain('vient de notre côté');
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Réessayer pour IBAN' }));
    await vi.waitFor(() => expect(cards()[2]?.[0]).toBe('Aucun IBAN enregistré'));
  });
});
