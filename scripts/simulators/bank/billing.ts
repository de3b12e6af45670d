/** The billing address in the order context. */
export interface Billing {
  readonly addressLine1: string;
  readonly city: string;
  readonly postalCode: string;
  readonly country: string;
}

const longest: Readonly<Record<keyof Billing, number>> = {
  addressLine1: 50,
  city: 50,
  postalCode: 10,
  country: 2,
};

/**
 * The billing address of `contexte_commande` (base64 of UTF-8 JSON); null when it is unreadable or
 * the provider would refuse it.
 */
export function billingOf(context: string): Billing | null {
  const billing = billingIn(context);
  if (typeof billing !== 'object' || billing === null) return null;
  const fits = Object.entries(longest).every(([name, length]) => {
    const value = (billing as Readonly<Record<string, unknown>>)[name];
    // Printable ASCII: the characters that every card network accepts.
    return typeof value === 'string' && /^[ -~]+$/.test(value) && value.length <= length;
  });
  return fits ? (billing as Billing) : null;
}

function billingIn(context: string): unknown {
  const bytes = Buffer.from(context, 'base64');
  if (context === '' || bytes.toString('base64') !== context) return null;
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return (JSON.parse(text) as { readonly billing?: unknown } | null)?.billing;
  } catch {
    return null;
  }
}
