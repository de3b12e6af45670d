import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { httpSubscriberGateway } from '../../../../src/adapters/http/subscriber/HttpSubscriberGateway';
import type { Subscriber } from '../../../../src/domain/subscriber/subscriber';
import { answerExample } from '../../../simulators/support/examples';
import { answeringClient } from '../../../support/http/answeringClient';
import { withPart, type Trail } from '../core/answerParts';

/** The subscriber of the nominal answer, one part of it replaced. */
async function load(trail: Trail, value: unknown): Promise<Subscriber> {
  const body: unknown = JSON.parse(
    JSON.stringify(withPart(answerExample('loadSubscriber'), trail, value)),
  );
  const outcome = await httpSubscriberGateway(answeringClient(() => ({ body }), [], [])).load()();
  if (E.isLeft(outcome)) throw new Error(JSON.stringify(outcome));
  return outcome.right;
}

const all = { addresses: true, phones: true, bank: true, invoiceOption: true };
const locked = (part: keyof typeof all) => ({ ...all, [part]: false });

describe('P7.2, M3.2 one member of a contract that is odd', () => {
  it.each([
    ['paymentMethod', 'CB', { paymentMethod: null }],
    ['paymentMethod', null, { paymentMethod: null }],
    ['unpaidInvoicesObj', null, { unpaidInvoices: [], unreadableDebts: 0 }],
    ['unpaidInvoicesObj', {}, { unpaidInvoices: [], unreadableDebts: 1 }],
    ['unpaidInvoicesObj', [{ totalAmount: '47,60' }], { unpaidInvoices: [], unreadableDebts: 1 }],
    ['accountBalance', null, { balance: null }],
    ['balanceSign', null, { balance: null }],
    ['balanceSign', 'D', { balance: null }],
    ['securityValue', null, { deposit: null }],
    ['initialLoading', null, { initialLoading: null }],
    ['reloadValue', null, { reloadValue: null }],
    ['reloadThreshold', null, { reloadThreshold: null }],
    ['outstandingValue', null, { outstanding: null }],
    ['nbActiveBadges', null, { activeBadgeCount: null }],
    ['is_company', null, { isCompany: null }],
    ['status', null, { status: 'inactive' }],
    ['name', null, { name: '' }],
    ['canUpdateADR', null, { permissions: locked('addresses') }],
    ['canUpdateCCT', 'O', { permissions: locked('phones') }],
    ['canUpdateBQE', 1, { permissions: locked('bank') }],
    ['canUpdateABO', null, { permissions: locked('invoiceOption') }],
    ['detailedInvoice', null, { permissions: locked('invoiceOption'), hasPostalInvoices: false }],
  ])('a contract whose %s is %j stays readable; no amount is guessed', async (...row) => {
    const [field, value, expected] = row;
    const { contracts } = await load(['user', 'contracts', '0', field], value);
    expect(contracts[0]?.contract).toMatchObject({ reference: '00412873', ...expected });
  });

  it('an amount of a contract that is no number, or an identity, makes it unreadable', async () => {
    for (const field of ['accountBalance', 'securityValue', 'id', 'reference']) {
      const { contracts } = await load(['user', 'contracts', '0', field], { of: 'another type' });
      expect(contracts.map(({ contract }) => contract === null)).toEqual([true, false, false]);
    }
  });
});
