import * as E from 'fp-ts/Either';
import type * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { httpPassageGateway } from '../../../../src/adapters/http/passage/HttpPassageGateway';
import { httpSubscriberGateway } from '../../../../src/adapters/http/subscriber/HttpSubscriberGateway';
import { httpPublicSiteGateway } from '../../../../src/adapters/http/publicSite/HttpPublicSiteGateway';
import { defaultPassagePeriod } from '../../../../src/domain/passage/passagePeriod';
import { unpaidTotal } from '../../../../src/domain/invoice/unpaidInvoice';
import { today } from '../../../support/store/fakePorts';
import { answeringClient } from '../../../support/http/answeringClient';

async function nominal<A>(task: TE.TaskEither<unknown, A>): Promise<A> {
  const result = await task();
  if (E.isLeft(result)) throw new Error(JSON.stringify(result.left));
  return result.right;
}

describe('the nominal examples of the contract, in the terms of the domain', () => {
  it('a subscriber has three contracts, each with its own badges, invoices and history', async () => {
    const subscriber = await nominal(httpSubscriberGateway(answeringClient()).load());
    const shown = subscriber.contracts.map(({ contract, badges, invoices }) => ({
      status: contract?.status,
      balance: contract?.balance,
      unpaid: unpaidTotal(contract?.unpaidInvoices ?? []),
      paidBy: contract?.paymentMethod,
      badges: [...new Set(badges.map(({ status }) => status))].sort(),
      kinds: [...new Set(invoices.map(({ kind }) => kind))].sort(),
    }));
    expect(shown).toEqual([
      {
        status: 'active',
        balance: -4760,
        unpaid: 4760,
        paidBy: 'directDebit',
        badges: ['active', 'exchanged', 'opposed', 'returned'],
        kinds: ['invoice', 'statement'],
      },
      {
        status: 'special',
        balance: 12840,
        unpaid: 0,
        paidBy: 'administrativeMandate',
        badges: ['active'],
        kinds: expect.any(Array) as string[],
      },
      { status: 'active', balance: 0, unpaid: 0, paidBy: 'card', badges: [], kinds: [] },
    ]);
  });

  it('M3.10 a page of passages has 100 of 160, amounts in cents', async () => {
    const page = await nominal(
      httpPassageGateway(answeringClient()).list({
        page: 1,
        size: 100,
        period: defaultPassagePeriod(today),
        badgeReference: null,
      }),
    );
    expect(page).toMatchObject({ total: 160, totalPages: 2 });
    expect(page.passages).toHaveLength(100);
    expect(page.passages.every(({ amount }) => Number.isInteger(amount) && amount > 0)).toBe(true);
    expect(page.passages[0]).toMatchObject({
      badgeReference: '64010827',
      direction: 'Carénage - Prado',
      lane: 'Voie 3',
      amount: 320,
    });
  });

  it('M3.12, P3.15 the tariffs have one entry per category, amounts in cents', async () => {
    const { tariffs } = await nominal(httpPublicSiteGateway(answeringClient()).load());
    expect(tariffs?.map(({ code }) => code)).toEqual([
      'tunnelPass',
      'tunnelPassPlus',
      'specialOffer',
      '01',
      '02',
      '03',
      '10',
    ]);
    expect(tariffs?.[0]).toEqual({
      code: 'tunnelPass',
      name: 'Tunnel Pass',
      bondCode: 'D04',
      deposit: 2000,
      initialLoading: 3000,
      hidesLoading: false,
      reload: { threshold: 1000, value: 3000 },
      shipping: 650,
      registersBadges: true,
    });
    expect(tariffs?.[3]?.registersBadges).toBe(false);
  });
});
