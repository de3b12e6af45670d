import { describe, expect, it } from 'vitest';
import { instant } from '../../../src/domain/basis/instant';
import { readKeptSignature } from '../../../src/domain/purchase/keptSignature';
import { formatOrderReference } from '../../../src/domain/payment/orderReference';
import { aKeptSignature } from '../../support/purchase/keptSignature';
import { today } from '../../support/store/fakePorts';

const kept = aKeptSignature();
const after = (seconds: number, raw: unknown = kept, reference = kept.reference) =>
  readKeptSignature(raw, reference, instant(today + seconds));

describe('P4.4, P4.5 the link of a generated contract', () => {
  it('is offered again for 50 minutes at most', () => {
    expect(after(0)).toEqual(kept);
    expect(after(50 * 60 - 1)).toEqual(kept);
    expect(after(50 * 60)).toBeNull();
    expect(after(-1)).toBeNull();
  });

  it.each([
    [true, true],
    [false, false],
    ['true', false],
    [undefined, false],
  ])('was opened, if this tab stored so: %j', (isOpened, expected) => {
    expect(after(0, { ...kept, isOpened })).toEqual({ ...kept, isOpened: expected });
  });

  it('is that of its own order', () => {
    expect(after(0, kept, formatOrderReference(43))).toBeNull();
  });

  it.each([
    null,
    'https://signature.example',
    { ...kept, signAddress: 'javascript:alert(1)' },
    { ...kept, previewAddress: 'javascript:alert(1)' },
    { ...kept, signAddress: '' },
    { ...kept, generatedAt: 'hier' },
    { ...kept, generatedAt: String(kept.generatedAt) },
  ])('is not read from %j', (raw) => {
    expect(after(0, raw)).toBeNull();
  });
});
