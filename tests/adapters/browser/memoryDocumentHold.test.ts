import { beforeEach, describe, expect, it } from 'vitest';
import { memoryDocumentHold } from '../../../src/adapters/browser/storage/memoryDocumentHold';
import { purchaseDocuments } from '../../../src/domain/purchase/purchaseDocuments';
import { documentFiles } from '../../support/purchase/purchase';

beforeEach(() => {
  localStorage.clear();
});

describe('P5.8 the documents of a purchase', () => {
  it('are stored in memory only, one by one, until all are removed', () => {
    const hold = memoryDocumentHold();
    for (const one of purchaseDocuments) hold.keep(one, documentFiles[one]);
    expect(purchaseDocuments.map((one) => hold.read(one))).toEqual(Object.values(documentFiles));
    hold.keep('rib', documentFiles.kbis);
    expect(hold.read('rib')).toBe(documentFiles.kbis);
    hold.keep('kbis', null);
    expect(hold.read('kbis')).toBeNull();
    hold.clear();
    expect(purchaseDocuments.map((one) => hold.read(one))).toEqual([null, null, null, null]);
    expect(localStorage).toHaveLength(0);
    expect(memoryDocumentHold().read('rib')).toBeNull();
  });
});
