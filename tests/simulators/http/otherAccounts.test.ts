import { beforeEach, expect, it } from 'vitest';
import type { OperationId } from '../../../scripts/simulators/http/operationTypes.ts';
import { haveAccount, sessionOf } from '../support/accounts.ts';
import { requestExample } from '../support/examples.ts';
import { operatorForEachTest } from '../support/operatorForEachTest.ts';

const operator = operatorForEachTest();
let neighbour = '';

beforeEach(async () => {
  haveAccount(operator, { email: 'ines.voisin@example.fr' });
  neighbour = await sessionOf(operator, 'ines.voisin@example.fr');
});

type Id = number | string;
type SentFor = (id: Id) => object;

const inPath =
  (body?: object): SentFor =>
  (id) => ({ path: { id }, body });
const inList =
  (more: object = {}): SentFor =>
  (id) => ({ body: { ...more, ids: [id] } });

const slip = new File(['%PDF-1.7'], 'rib.pdf', { type: 'application/pdf' });
const bank = { iban: 'FR7630006000011234567890189', rib: slip };
const badges = requestExample('orderBadges');
const passages = requestExample('listPassages');

it.each<readonly [operationId: OperationId, ofCamille: Id, unknown: Id, sent: SentFor]>([
  ['listPassages', '64010827', '0', (badgeRef) => ({ body: { ...passages, badgeRef } })],
  ['downloadInvoice', '202610412', '1', (noInvoice) => ({ path: { noInvoice } })],
  ['savePostalDetails', 1201, 1, inPath(requestExample('savePostalDetails'))],
  ['saveBankDetails', 1201, 1, inPath(bank)],
  ['savePostalInvoices', 1201, 1, inPath(requestExample('savePostalInvoices'))],
  ['saveBadgeServices', 5001, 1, inPath(requestExample('saveBadgeServices'))],
  ['saveThresholdAlert', 5002, 1, inPath(requestExample('saveThresholdAlert'))],
  ['orderBadges', 1201, 1, (contractId) => ({ path: { contractId }, body: badges })],
  ['exportPassages', 900_160, 1, inList({ mode: 'csv' })],
  ['findTransactionRefund', 7401, 1, inPath()],
  ['claimRefunds', 7401, 1, inList()],
  ['createTicketReceipt', 9108, 1, inList()],
  ['removeTicketFlux', 6101, 1, inPath()],
  ['removeBankAccount', 4101, 1, inPath()],
])(
  'M6.2 %s: what belongs to another account is answered like what does not exist',
  async (operationId, ofCamille, unknown, sent) => {
    const answer = (id: Id, token: string): Promise<unknown> =>
      operator.send(operationId, { ...sent(id), token });
    const theirs = await answer(ofCamille, neighbour);
    expect(theirs).toEqual(await answer(unknown, neighbour));
    expect(await answer(ofCamille, operator.token)).not.toEqual(theirs);
  },
);

it('M7.7 passages of another account are left out of a printed page', async () => {
  const printed = async (token: string): Promise<unknown> =>
    (await operator.send('printPassages', { body: { ids: '900160', token } })).body;
  expect(await printed(operator.token)).toContain('20/11/2026');
  expect(await printed(neighbour)).not.toContain('20/11/2026');
});
