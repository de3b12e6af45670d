/** A UUID, as the server wants it: anything else is no key of ours. */
const ORDER_KEY = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** The key of a wish to order, as this browser kept it; null for anything else. */
export function readOrderKey(raw: unknown): string | null {
  return typeof raw === 'string' && ORDER_KEY.test(raw) ? raw : null;
}
