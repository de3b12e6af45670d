import { expect, it } from 'vitest';
import { instant } from '../../../../src/domain/basis/instant';
import { listOfYear } from '../../../../src/ui/member/invoice/listOfYear';
import { anInvoice } from '../../../support/subscriber/builders';

it('the way back from a document leads to its year; the latest one needs no parameter', () => {
  const latest = anInvoice({ createdAt: instant(1_793_854_800) });
  const older = anInvoice({ createdAt: instant(1_760_000_000) });
  expect(listOfYear(latest, [latest, older])).toBe('/member/contract/invoice/list');
  expect(listOfYear(older, [latest, older])).toBe('/member/contract/invoice/list?annee=2025');
});
