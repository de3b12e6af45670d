import { describe, expect, it } from 'vitest';
import { newOrderKey } from '../../../src/adapters/browser/newOrderKey';

describe('the key of an order', () => {
  it('is a UUID, a new one for each call', () => {
    const keys = Array.from({ length: 200 }, () => newOrderKey());
    for (const key of keys) {
      expect(key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/);
    }
    expect(new Set(keys).size).toBe(200);
  });
});
