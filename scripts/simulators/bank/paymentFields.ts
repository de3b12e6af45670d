/** The fields of a payment form, interface v3.0 (P7.19). The provider refuses any other field. */
export const fieldNames = [
  'version',
  'TPE',
  'societe',
  'lgue',
  'date',
  'montant',
  'reference',
  'mail',
  'texte-libre',
  'contexte_commande',
  'url_retour_ok',
  'url_retour_err',
  'MAC',
] as const;

export type PaymentFields = Readonly<Record<(typeof fieldNames)[number], string>>;

/** Why the bank refuses a form, and what to do about it. */
export interface Refusal {
  readonly problem: string;
  readonly advice: string;
}

const formAdvice = "Le formulaire du site ne suit pas l'interface v3.0\u202f: corrigez ses champs.";

/**
 * A refusal about unknown, missing or repeated fields, or values with control characters; null
 * when there is none.
 */
export function fieldsRefusal(body: Readonly<Record<string, unknown>>): Refusal | null {
  const refuse = (problem: string): Refusal => ({ problem, advice: formAdvice });
  const unknown = Object.keys(body).find((name) => fieldNames.every((known) => known !== name));
  if (unknown !== undefined) return refuse(`Le champ ${quoted(unknown)} n'est pas connu.`);
  const missing = fieldNames.find((name) => body[name] === undefined);
  if (missing !== undefined) return refuse(`Il manque le champ ${quoted(missing)}.`);
  const twofold = fieldNames.find((name) => typeof body[name] !== 'string');
  if (twofold !== undefined) return refuse(`Le champ ${quoted(twofold)} est là deux fois.`);
  const unprintable = fieldNames.find((name) => /\p{Cc}/u.test(String(body[name])));
  return unprintable === undefined
    ? null
    : refuse(`Le champ ${quoted(unprintable)} contient un caractère invisible.`);
}

/** « name », in French quotation marks. */
export function quoted(name: string): string {
  return `«\u202f${name}\u202f»`;
}
