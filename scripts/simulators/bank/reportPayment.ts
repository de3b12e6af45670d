import type { Services } from '../world/Services.ts';
import { returnDate } from './bankDate.ts';
import type { StoredCardPayment } from './cardPayments.ts';
import type { PaymentRequest } from './paymentRequest.ts';
import { sealOf, testKey } from './seal.ts';

const timeoutMs = 10_000;

/**
 * Reports a payment to the merchant's server as the bank does: `payetest` when paid in test mode,
 * `Annulation` when refused (P4.35). A repeated report is identical, date included. Returns what
 * went wrong, in French, or null when the server acknowledged the report.
 */
export async function reportPayment(
  { ownUrl }: Pick<Services, 'ownUrl'>,
  request: PaymentRequest,
  booked: StoredCardPayment,
  post: typeof fetch,
): Promise<string | null> {
  const fields = returnFields(request, booked);
  const sealed = { ...fields, MAC: sealOf(fields, testKey) };
  try {
    const answer = await post(`${ownUrl()}/api/public/order/bank`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(sealed).toString(),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!answer.ok) return `Son serveur a répondu ${answer.status}.`;
    const acknowledgement = await answer.text();
    if (/^cdr=0$/m.test(acknowledgement)) return null;
    return /^cdr=1$/m.test(acknowledgement)
      ? 'Son serveur a jugé le sceau faux (cdr=1).'
      : "Son serveur a répondu autre chose qu'un accusé de réception.";
  } catch {
    return 'Son serveur ne répond pas.';
  }
}

function returnFields(
  { fields }: PaymentRequest,
  { outcome, at }: StoredCardPayment,
): Readonly<Record<string, string>> {
  return {
    TPE: fields.TPE,
    date: returnDate(at),
    montant: fields.montant,
    reference: fields.reference,
    'texte-libre': fields['texte-libre'],
    cvx: 'oui',
    vld: '1229',
    brand: 'VI',
    modepaiement: 'CB',
    ipclient: '127.0.0.1',
    ...(outcome === 'paid'
      ? { 'code-retour': 'payetest', numauto: '000000' }
      : { 'code-retour': 'Annulation', motifrefus: 'Refus' }),
  };
}
