import { ownMachineAddress } from '../pages/ownMachineAddress.ts';
import { toCents } from '../rules/money.ts';
import type { Services } from '../world/Services.ts';
import { momentsOfRequest } from './bankDate.ts';
import { billingOf, type Billing } from './billing.ts';
import { fieldsRefusal, quoted, type Refusal, type PaymentFields } from './paymentFields.ts';
import { sealIsRight, testKey } from './seal.ts';

/** A payment form whose seal and values are valid. */
export interface PaymentRequest {
  readonly fields: PaymentFields;
  readonly cents: number;
  readonly billing: Billing;
  /** Where the payer goes afterwards; always an address of this machine. */
  readonly success: string;
  readonly failure: string;
}

export type ReadRequest =
  | { readonly ok: true; readonly request: PaymentRequest }
  | { readonly ok: false; readonly refusal: Refusal; readonly wayBack: string | null };

/** How far the date of a form may be from the bank's clock, in both directions. */
const toleranceSeconds = 15 * 60;

/** Checks a posted form against the interface v3.0 (P7.19, P9.6): names, seal, then each value. */
export function readPaymentRequest(
  body: Readonly<Record<string, unknown>>,
  { clock }: Pick<Services, 'clock'>,
): ReadRequest {
  const malformed = fieldsRefusal(body);
  if (malformed !== null) return { ok: false, refusal: malformed, wayBack: null };
  const fields = body as PaymentFields;
  if (!sealIsRight(fields, testKey)) return { ok: false, refusal: wrongSeal, wayBack: null };

  const cents = centsOf(fields.montant);
  const billing = billingOf(fields.contexte_commande);
  const success = ownMachineAddress(fields.url_retour_ok);
  const failure = ownMachineAddress(fields.url_retour_err);
  const refusal =
    constantsRefusal(fields) ?? ageRefusal(fields.date, clock.now()) ?? textRefusal(fields);
  if (refusal !== null) return { ok: false, refusal, wayBack: failure };
  if (cents === null) return { ok: false, refusal: wrongAmount, wayBack: failure };
  if (billing === null) return { ok: false, refusal: wrongBilling, wayBack: failure };
  if (success === null || failure === null) {
    return { ok: false, refusal: foreignReturn, wayBack: failure };
  }
  return { ok: true, request: { fields, cents, billing, success, failure } };
}

const configuration = 'Vérifiez la configuration du paiement.';

const constants = {
  version: ['3.0', "Cette banque parle l'interface 3.0."],
  TPE: ['1234567', "Ce terminal de paiement n'est pas connu."],
  societe: ['operateur', "Cette société n'est pas connue de la banque."],
  lgue: ['FR', 'Cette banque ne parle que le français.'],
} as const;

function constantsRefusal(fields: PaymentFields): Refusal | null {
  for (const name of ['version', 'TPE', 'societe', 'lgue'] as const) {
    const [expected, sentence] = constants[name];
    if (fields[name] !== expected) {
      const advice = `Le champ ${quoted(name)} doit valoir ${quoted(expected)}. ${configuration}`;
      return { problem: sentence, advice };
    }
  }
  return null;
}

function ageRefusal(date: string, now: number): Refusal | null {
  const moments = momentsOfRequest(date);
  if (moments.length === 0) {
    return {
      problem: 'La date de la demande est illisible.',
      advice: `Le champ ${quoted('date')} s'écrit JJ/MM/AAAA:HH:MM:SS, à l'heure de Paris.`,
    };
  }
  if (moments.some((moment) => Math.abs(now - moment) <= toleranceSeconds)) return null;
  return moments.every((moment) => moment < now)
    ? {
        problem: 'La demande de paiement a plus de quinze minutes.',
        advice: 'Revenez sur le site et demandez à nouveau le paiement.',
      }
    : {
        problem: 'La demande de paiement est datée du futur.',
        advice: "Mettez l'horloge de votre appareil à l'heure de Paris, puis recommencez.",
      };
}

function textRefusal({ reference, mail, 'texte-libre': freeText }: PaymentFields): Refusal | null {
  if (!/^[A-Za-z0-9-]{1,20}$/.test(reference)) {
    return {
      problem: "La référence de la commande n'est pas acceptée.",
      advice: 'Une référence a 1 à 20 lettres, chiffres ou tirets.',
    };
  }
  if (mail !== '' && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(mail)) {
    return {
      problem: "L'adresse e-mail n'est pas valide.",
      advice: `Corrigez le champ ${quoted('mail')} ou laissez-le vide.`,
    };
  }
  return freeText.length <= 3_200
    ? null
    : {
        problem: 'Le texte libre est trop long.',
        advice: `Le champ ${quoted('texte-libre')} a 3\u202f200 caractères au plus.`,
      };
}

/** Integer cents of `95.25EUR`; null for any other format and for zero. */
function centsOf(amount: string): number | null {
  const euros = /^(\d{1,7}(?:\.\d{1,2})?)EUR$/.exec(amount)?.[1];
  const cents = toCents(Number(euros ?? 0));
  return cents > 0 ? cents : null;
}

const wrongSeal: Refusal = {
  problem: 'Le sceau ne correspond pas aux champs reçus.',
  advice:
    "Un champ a changé après la signature, ou la clé n'est pas la bonne. Revenez sur le site et recommencez.",
};

const wrongAmount: Refusal = {
  problem: "Le montant n'est pas accepté.",
  advice: "Un montant s'écrit 95.25EUR, en euros, et dépasse zéro.",
};

const wrongBilling: Refusal = {
  problem: "L'adresse de facturation est illisible.",
  advice: `Le champ ${quoted('contexte_commande')} est du JSON en base64, avec addressLine1 et city (50 caractères au plus), postalCode et country, sans accents.`,
};

const foreignReturn: Refusal = {
  problem: 'Les adresses de retour ne sont pas sur cette machine.',
  advice: 'Ce simulateur ne conduit que vers http://127.0.0.1 ou http://localhost.',
};
