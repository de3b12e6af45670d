// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { wayOnAfter } from '../../../../src/ui/purchase/terms/orderFailureMessages';

describe('P7.15 the advice after a failed order', () => {
  it.each([
    'service/unreachable',
    'service/too-slow',
    'service/unreadable',
    'service/failed',
  ] as const)('%s: the order may have been received, and is sent again under its key', (kind) => {
    expect(wayOnAfter({ kind })).toContain('Votre commande a peut-être été reçue');
    expect(wayOnAfter({ kind })).toContain('sous le même identifiant');
  });

  it.each([
    { kind: 'service/refused', message: 'Non.' } as const,
    { kind: 'purchase/not-sent' } as const,
  ])('$kind: it was not received, and must be corrected', (failure) => {
    expect(wayOnAfter(failure)).toMatch(/pour la corriger/);
  });
});
