import { paymentForm } from '../bank/paymentForm.ts';
import { hiddenFieldsOf, posted } from '../bank/postedForm.ts';
import type { Operator } from '../support/operator.ts';

const site = 'http://127.0.0.1:5173';

interface Payment {
  /** In the bank's form: CDW0000042, PLI0048213B, 26104887. */
  readonly reference: string;
  readonly euros: string;
}

/**
 * A payer posts the site's form to the bank and presses a button of the page. Returns the address
 * of the redirect, or the bank's refusal when it refuses the form.
 */
export async function atTheBank(
  operator: Operator,
  { reference, euros }: Payment,
  choice: 'payer' | 'refuser' | 'abandonner',
): Promise<string> {
  const form = paymentForm(operator.services, {
    reference,
    montant: `${euros}EUR`,
    url_retour_ok: `${site}/payment/order/success?reference=${reference}`,
    url_retour_err: `${site}/payment/order/fail`,
  });
  const opened = await operator.fetch('/test/paiement.cgi', posted(form, site));
  const page = await opened.text();
  if (!opened.ok) return /<strong>([^<]*)/.exec(page)?.[1] ?? page;
  const decision = posted(hiddenFieldsOf(page), operator.url);
  const { headers } = await operator.fetch(`/test/paiement/${choice}`, decision);
  return (headers.get('location') ?? '').replace(site, '');
}
