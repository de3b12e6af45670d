import { cleanup, screen, waitFor } from '@testing-library/react';
import * as TE from 'fp-ts/TaskEither';
import { afterEach, describe, expect, it } from 'vitest';
import type { ServiceError } from '../../../../src/application/kernel/ServiceError';
import type { FoundTicket } from '../../../../src/domain/freeRamp/refund';
import { TicketSearch } from '../../../../src/ui/freeRamp/refund/TicketSearch';
import { atParis } from '../../../support/basis/atParis';
import type { GivenPorts } from '../../../support/store/fakePorts';
import { aFoundTicket, anIdentifier, aRefund } from '../../../support/freeRamp/freeRamp';
import { showPage } from '../showPage';

afterEach(cleanup);

const facts = (): Readonly<Record<string, string | null>> =>
  Object.fromEntries(
    [...document.querySelectorAll('dt')].map((term) => [
      term.textContent,
      term.nextElementSibling?.textContent ?? null,
    ]),
  );

const page = (
  <main>
    <TicketSearch identifier={anIdentifier} wanted="result" />
  </main>
);

const search = (
  refunds: NonNullable<GivenPorts['refunds']>,
  account: string | null = 'camille@example.fr',
) =>
  showPage(page, {
    ports: { refunds },
    account,
  });

/** The ticket as the lookup of an account returns it, with its refund. */
const own = (part: Partial<FoundTicket> = {}): FoundTicket =>
  aFoundTicket({ trip: null, toll: null, lane: null, paid: null, refund: aRefund(), ...part });

describe('P3.8 the facts of a ticket', () => {
  it.each([
    ['a visitor', null],
    ['an account', 'camille@example.fr'],
  ])('are the same for %s: date, route, toll, lane and paid amount', async (_who, account) => {
    await search(
      { lookUp: () => TE.right(aFoundTicket()), lookUpForAccount: () => TE.right(own()) },
      account,
    );
    await screen.findByRole('heading', { name: 'Votre ticket' });
    expect(facts()).toEqual({
      Identifiant: '2026 1108 0715 0012 0031',
      'Date du ticket': '08/11/2026 07:15',
      Trajet: 'Carénage → Prado',
      Péage: 'Prado, Voie 3',
      'Montant payé': '3,20\u202f€',
      'Montant du remboursement': '3,20\u202f€',
      Statut: 'Non remboursé',
    });
    // The trip on the map of the city, where the server names it.
    await waitFor(() =>
      expect(document.querySelectorAll('path[stroke-width="11"]')).toHaveLength(1),
    );
  });
});

describe('P8.4 the search of a ticket', () => {
  it.each([
    ['not found: compare the digits, or contact', 'service/not-found', true],
    ['not answered: nothing is wrong with the digits', 'service/unreachable', false],
  ] as const)('%s', async (_title, kind, isHelped) => {
    const failure: ServiceError =
      kind === 'service/not-found' ? { kind, message: 'Non.' } : { kind };
    await search({ lookUp: () => TE.left(failure), lookUpForAccount: () => TE.left(failure) });
    await screen.findByRole('alert');
    expect(screen.queryByText(/^Comparez les 20 chiffres/) !== null).toBe(isHelped);
  });
});

describe('P4.12, P4.13 the status of a requested refund', () => {
  const claimed = own({ status: 'claimed', refund: aRefund({ claimed: true }) });

  it('is « Remboursé » with a date of payment', async () => {
    const refundedAt = atParis('2026-11-12T09:00');
    await search({
      lookUp: () => TE.right(aFoundTicket({ status: 'refunded', refundedAt })),
      lookUpForAccount: () => TE.right(claimed),
    });
    await screen.findByText('Ce ticket a déjà été remboursé.');
    expect(facts()).toMatchObject({ 'Date du remboursement': '12/11/2026', Statut: 'Remboursé' });
  });

  it('is « requested » without a date, and no delay is promised', async () => {
    await search({
      lookUp: () => TE.left({ kind: 'service/failed' }),
      lookUpForAccount: () => TE.right(claimed),
    });
    await screen.findByText(/déjà demandé/);
    expect(facts()['Statut']).toBe('Remboursement demandé');
    expect(document.body.textContent).not.toMatch(/jours|heures/);
  });
});

describe('P4.21 a refundable ticket whose refund is not in the list of the account', () => {
  it('is shown after the list was loaded again', async () => {
    let reason: ServiceError | null = { kind: 'service/failed' };
    const { user } = await search({
      lookUp: () => TE.right(aFoundTicket()),
      lookUpForAccount: () => (reason ? TE.left(reason) : TE.right(own())),
    });
    expect((await screen.findByRole('alert')).textContent).toMatch(/votre compte n'a pas pu/);
    expect(screen.queryByRole('link', { name: 'Être remboursé' })).toBeNull();
    expect(facts()['Péage']).toBe('Prado, Voie 3');
    reason = null;
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    await waitFor(() => screen.getByRole('link', { name: 'Être remboursé' }));
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Votre ticket'));
  });

  it('is offered after the bank account was read again; the heading has the focus', async () => {
    let isDown = true;
    const { user } = await showPage(page, {
      ports: {
        refunds: {
          lookUp: () => TE.right(aFoundTicket()),
          lookUpForAccount: () => TE.right(own()),
        },
        bankAccounts: {
          find: () => (isDown ? TE.left({ kind: 'service/failed' }) : TE.right(null)),
        },
      },
    });
    const retry = await screen.findByRole('button', { name: 'Réessayer' });
    isDown = false;
    await user.click(retry);
    await screen.findByRole('link', { name: 'Être remboursé' });
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Votre ticket'));
  });

  it('is reported as not in this account: contact, no retry', async () => {
    await search({
      lookUp: () => TE.right(aFoundTicket()),
      lookUpForAccount: () => TE.left({ kind: 'service/not-found', message: 'Inconnu.' }),
    });
    expect((await screen.findByRole('alert')).textContent).toMatch(/pas dans votre compte/);
    expect(screen.getByRole('link', { name: 'Contactez-nous' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Réessayer' })).toBeNull();
  });
});
