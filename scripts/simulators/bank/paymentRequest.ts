import { ownMachineAddress } from '../pages/ownMachineAddress.ts';
import { toCents } from '../rules/money.ts';
import type { World } from '../world/World.ts';
import { momentsOfRequest } from './bankDate.ts';
import { billingOf, type Billing } from './billing.ts';
import { fieldsComplaint, quoted, type Complaint, type PaymentFields } from './paymentFields.ts';
import { sealIsRight, testKey } from './seal.ts';

/** A payment that a merchant asks for, in a form whose seal is right. */
export interface PaymentRequest {
  readonly fields: PaymentFields;
  readonly cents: number;
  readonly billing: Billing;
  /** Where the payer goes afterwards, on this machine. */
  readonly success: string;
  readonly failure: string;
}

export type ReadRequest =
  | { readonly ok: true; readonly request: PaymentRequest }
  | { readonly ok: false; readonly complaint: Complaint; readonly wayBack: string | null };

/** How old a form may be, or how far ahead its clock. */
const patienceSeconds = 15 * 60;

/** Holds a posted form to the interface v3.0 (P7.19, P9.6): names, seal, then each value. */
export function readPaymentRequest(
  body: Readonly<Record<string, unknown>>,
  { clock }: Pick<World, 'clock'>,
): ReadRequest {
  const malformed = fieldsComplaint(body);
  if (malformed !== null) return { ok: false, complaint: malformed, wayBack: null };
  const fields = body as PaymentFields;
  if (!sealIsRight(fields, testKey)) return { ok: false, complaint: wrongSeal, wayBack: null };

  const cents = centsOf(fields.montant);
  const billing = billingOf(fields.contexte_commande);
  const success = ownMachineAddress(fields.url_retour_ok);
  const failure = ownMachineAddress(fields.url_retour_err);
  const complaint =
    constantsComplaint(fields) ?? ageComplaint(fields.date, clock.now()) ?? textComplaint(fields);
  if (complaint !== null) return { ok: false, complaint, wayBack: failure };
  if (cents === null) return { ok: false, complaint: wrongAmount, wayBack: failure };
  if (billing === null) return { ok: false, complaint: wrongBilling, wayBack: failure };
  if (success === null || failure === null) {
    return { ok: false, complaint: foreignReturn, wayBack: failure };
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

function constantsComplaint(fields: PaymentFields): Complaint | null {
  for (const name of ['version', 'TPE', 'societe', 'lgue'] as const) {
    const [expected, sentence] = constants[name];
    if (fields[name] !== expected) {
      const advice = `Le champ ${quoted(name)} doit valoir ${quoted(expected)}. ${configuration}`;
      return { problem: sentence, advice };
    }
  }
  return null;
}

function ageComplaint(date: string, now: number): Complaint | null {
  const moments = momentsOfRequest(date);
  if (moments.length === 0) {
    return {
      problem: 'La date de la demande est illisible.',
      advice: `Le champ ${quoted('date')} s'écrit JJ/MM/AAAA:HH:MM:SS, à l'heure de Paris.`,
    };
  }
  if (moments.some((moment) => Math.abs(now - moment) <= patienceSeconds)) return null;
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

function textComplaint({
  reference,
  mail,
  'texte-libre': freeText,
}: PaymentFields): Complaint | null {
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

/** Integer cents of `95.25EUR`; null for anything else, nothing to pay included. */
function centsOf(amount: string): number | null {
  const euros = /^(\d{1,7}(?:\.\d{1,2})?)EUR$/.exec(amount)?.[1];
  const cents = toCents(Number(euros ?? 0));
  return cents > 0 ? cents : null;
}

const wrongSeal: Complaint = {
  problem: 'Le sceau ne correspond pas aux champs reçus.',
  advice:
    "Un champ a changé après la signature, ou la clé n'est pas la bonne. Revenez sur le site et recommencez.",
};

const wrongAmount: Complaint = {
  problem: "Le montant n'est pas accepté.",
  advice: "Un montant s'écrit 95.25EUR, en euros, et dépasse zéro.",
};

const wrongBilling: Complaint = {
  problem: "L'adresse de facturation est illisible.",
  advice: `Le champ ${quoted('contexte_commande')} est du JSON en base64, avec addressLine1 et city (50 caractères au plus), postalCode et country, sans accents.`,
};

const foreignReturn: Complaint = {
  problem: 'Les adresses de retour ne sont pas sur cette machine.',
  advice: 'Ce simulateur ne conduit que vers http://127.0.0.1 ou http://localhost.',
};
