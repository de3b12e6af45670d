import { cleanup, screen } from '@testing-library/react';
import { left, right } from 'fp-ts/TaskEither';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ServiceError } from '../../../src/application/kernel/ServiceError';
import type { FoundTicket } from '../../../src/domain/refund';
import { TicketSearch } from '../../../src/ui/freeRamp/refund/TicketSearch';
import { atParis } from '../../domain/atParis';
import type { GivenPorts } from '../../support/fakePorts';
import { aFoundTicket, anIdentifier, aRefund } from '../../support/freeRamp';
import { showPage } from './showPage';

afterEach(cleanup);

const facts = (): Readonly<Record<string, string | null>> =>
  Object.fromEntries(
    [...document.querySelectorAll('dt')].map((term) => [
      term.textContent,
      term.nextElementSibling?.textContent ?? null,
    ]),
  );

const search = (
  refunds: NonNullable<GivenPorts['refunds']>,
  account: string | null = 'camille@example.fr',
) =>
  showPage(<TicketSearch identifier={anIdentifier} wanted="result" />, {
    ports: { refunds },
    account,
  });

/** What the lookup of an account knows: the refund. */
const own = (part: Partial<FoundTicket> = {}): FoundTicket =>
  aFoundTicket({ trip: null, toll: null, lane: null, paid: null, refund: aRefund(), ...part });

describe('P3.8 what is known of a ticket', () => {
  it.each([
    ['a visitor', null],
    ['an account', 'camille@example.fr'],
  ])('is shown to %s alike: date, route, toll, lane and amount paid', async (_who, account) => {
    await search(
      { lookUp: () => right(aFoundTicket()), lookUpForAccount: () => right(own()) },
      account,
    );
    await screen.findByRole('heading', { name: 'Votre ticket' });
    expect(facts()).toEqual({
      Identifiant: '2026\u202f1108\u202f0715\u202f0012\u202f0031',
      'Date du ticket': '08/11/2026 07:15',
      Trajet: 'Carénage → Prado',
      Péage: 'Prado, Voie 3',
      'Montant payé': '3,20\u202f€',
      'Montant du remboursement': '3,20\u202f€',
      Statut: 'Non remboursé',
    });
  });
});

describe('P4.12, P4.13 the status of a ticket that was asked for', () => {
  const claimed = own({ standing: 'claimed', refund: aRefund({ claimed: true }) });

  it('« Remboursé » where a date of payment says so', async () => {
    const refundedAt = atParis('2026-11-12T09:00');
    await search({
      lookUp: () => right(aFoundTicket({ standing: 'refunded', refundedAt })),
      lookUpForAccount: () => right(claimed),
    });
    await screen.findByText('Ce ticket a déjà été remboursé.');
    expect(facts()).toMatchObject({ 'Date du remboursement': '12/11/2026', Statut: 'Remboursé' });
  });

  it('without a date it is asked for, and no delay is promised', async () => {
    await search({
      lookUp: () => left({ kind: 'service/failed' }),
      lookUpForAccount: () => right(claimed),
    });
    await screen.findByText(/déjà demandé/);
    expect(facts()['Statut']).toBe('Remboursement demandé');
    expect(document.body.textContent).not.toMatch(/jours|heures/);
  });
});

describe('P4.21 a refundable ticket whose refund the account was not given', () => {
  it('is shown; the account is asked again', async () => {
    let reason: ServiceError | null = { kind: 'service/failed' };
    const { user } = await search({
      lookUp: () => right(aFoundTicket()),
      lookUpForAccount: () => (reason ? left(reason) : right(own())),
    });
    expect((await screen.findByRole('alert')).textContent).toMatch(/votre compte n'a pas pu/);
    expect(screen.queryByRole('link', { name: 'Être remboursé' })).toBeNull();
    expect(facts()['Péage']).toBe('Prado, Voie 3');
    reason = null;
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    await vi.waitFor(() => screen.getByRole('link', { name: 'Être remboursé' }));
  });

  it('is not in this account: contact, and no retry', async () => {
    await search({
      lookUp: () => right(aFoundTicket()),
      lookUpForAccount: () => left({ kind: 'service/not-found', message: 'Inconnu.' }),
    });
    expect((await screen.findByRole('alert')).textContent).toMatch(/pas dans votre compte/);
    expect(screen.getByRole('link', { name: 'Contactez-nous' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Réessayer' })).toBeNull();
  });
});
