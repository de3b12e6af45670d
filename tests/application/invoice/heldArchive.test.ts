import { expect, it } from 'vitest';
import { forgetArchive, recallArchive } from '../../../src/application/invoice/heldArchive';
import { createAppStore } from '../../../src/application/store';
import { fakePorts } from '../../support/store/fakePorts';
import { anInvoice } from '../../support/subscriber/builders';

const year = { contract: '00412873', year: '2026', invoices: [anInvoice()] };

it('keeps the documents of a year that have arrived, until they are saved', () => {
  const store = createAppStore(fakePorts());
  const archive = store.dispatch(recallArchive(year));
  expect(archive).toMatchObject({ year: '2026', invoices: year.invoices });
  expect(store.dispatch(recallArchive({ ...year, invoices: [anInvoice()] }))).toBe(archive);
  store.dispatch(forgetArchive());
  expect(store.dispatch(recallArchive(year))).not.toBe(archive);
});

it.each([
  ['another contract', { contract: '00500118' }],
  ['another year', { year: '2025' }],
  ['a new document', { invoices: [anInvoice(), anInvoice({ number: '202612001' })] }],
])('%s begins anew', (_title, part) => {
  const store = createAppStore(fakePorts());
  const archive = store.dispatch(recallArchive(year));
  expect(store.dispatch(recallArchive({ ...year, ...part }))).not.toBe(archive);
});
