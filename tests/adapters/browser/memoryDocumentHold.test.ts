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
    for (const one of purchaseDocuments) hold.keep(one, documentFiles[one], null);
    expect(purchaseDocuments.map((one) => hold.read(one))).toEqual(Object.values(documentFiles));
    hold.keep('rib', documentFiles.kbis, null);
    expect(hold.read('rib')).toBe(documentFiles.kbis);
    hold.keep('kbis', null, null);
    expect(hold.read('kbis')).toBeNull();
    hold.clear();
    expect(purchaseDocuments.map((one) => hold.read(one))).toEqual([null, null, null, null]);
    expect(localStorage).toHaveLength(0);
    expect(memoryDocumentHold().read('rib')).toBeNull();
  });

  it.each([
    ['the same person', 'camille.durand@example.fr', true],
    ['another person', 'flotte@example.fr', false],
  ])('of a signed-in person, when %s signs in', (_case, next, isThere) => {
    const hold = memoryDocumentHold();
    hold.keep('rib', documentFiles.rib, 'camille.durand@example.fr');
    hold.keep('idFront', documentFiles.idFront, null);
    hold.clearForeign(next);
    expect(hold.read('rib') !== null).toBe(isThere);
    expect(hold.read('idFront') !== null).toBe(isThere);
  });

  it('of a visitor stay when somebody signs in', () => {
    const hold = memoryDocumentHold();
    hold.keep('rib', documentFiles.rib, null);
    hold.clearForeign('flotte@example.fr');
    expect(hold.read('rib')).toBe(documentFiles.rib);
  });
});
