/** A UUID, as the server requires: no other text can be a key of this site. */
const ORDER_KEY = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** The key of an order, as this browser stored it; null for anything else. */
export function readOrderKey(raw: unknown): string | null {
  return typeof raw === 'string' && ORDER_KEY.test(raw) ? raw : null;
}
