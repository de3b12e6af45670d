import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instant } from '../../../src/domain/basis/instant';
import {
  latestReceiptsFirst,
  parseReceiptPath,
  receiptFileName,
  type ReceiptPath,
} from '../../../src/domain/freeRamp/receipt';
import { aReceipt } from '../../support/freeRamp/freeRamp';

it.each([
  ['/api/v2/receipt/transaction/20261108071500120031', 'recu-20261108071500120031.pdf'],
  ['/api/recus/2026-11/recu_12.pdf', 'recu-recu_12.pdf'],
  ['/api/recus/recu.pdf.2026', 'recu-recupdf2026.pdf'],
  ['/api/v2/receipt/8304/download', 'recu-8304.pdf'],
  ['/api/v2/receipt/8304?format=pdf/2', 'recu-8304.pdf'],
  ['/api/recus/dernier', 'recu-dernier.pdf'],
  ['20261108071500120031', 'recu-20261108071500120031.pdf'],
])('P2.35 the receipt at %s is saved as %s', (path, name) => {
  expect(receiptFileName(path as ReceiptPath)).toBe(name);
});

describe('P3.6, P7.26 the path of a receipt: any path of this origin below /api/', () => {
  it.each([
    '/api/v2/receipt/transaction/20261108071500120031',
    '/api/v2/receipt/8304/download',
    '/api/recus/re%C3%A7u.2026-11.pdf',
    '/api/receipt?id=8304&format=pdf',
  ])('%s', (path) => {
    expect(parseReceiptPath(path)).toEqual(path);
  });

  it.each([
    'https://example.fr/api/v2/receipt/8304',
    '//example.fr/api/v2/receipt/8304',
    '/\\example.fr/api/receipt',
    'javascript:alert(1)',
    '/api',
    '/api/',
    '/apis/receipt',
    '/recus/8304.pdf',
    'api/v2/receipt',
    '/api/../receipt',
    '/api/v2/../../receipt',
    '/api/%2e%2e/receipt',
    '/api/.%2E/receipt',
    '/api//example.fr/receipt',
    '/api/v2/receipt\\..\\..',
    '/api/v2/re çu',
    '/api/v2/receipt\n',
    '/api/v2/receipt#8304',
    '',
    null,
    8304,
    ['/api/v2/receipt/8304'],
  ])('not %j', (path) => {
    expect(parseReceiptPath(path)).toBeNull();
  });

  it('every accepted path resolves to an address below /api/ of its origin', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('/', '.', '%2e', '%2F', '..', '\\', 'a', '?', '#', '@', ':', ' ')),
        (parts) => {
          const path = parseReceiptPath(`/api/${parts.join('')}`);
          if (path === null) return;
          const url = new URL(path, 'https://www.example.fr');
          expect(url.origin).toBe('https://www.example.fr');
          expect(url.pathname).toMatch(/^\/api\//);
        },
      ),
    );
  });
});

it('P2.35 the latest receipts come first; the given list is not changed', () => {
  const old = aReceipt({ id: 1, createdAt: instant(1000) });
  const recent = aReceipt({ id: 2, createdAt: instant(2000) });
  const receipts = [old, recent];
  expect(latestReceiptsFirst(receipts)).toEqual([recent, old]);
  expect(receipts).toEqual([old, recent]);
});
