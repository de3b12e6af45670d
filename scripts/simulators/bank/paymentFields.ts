/** The fields of a payment form, interface v3.0 (P7.19); the provider knows no other. */
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

/** Why the bank does not take a form, and what to do about it. */
export interface Complaint {
  readonly problem: string;
  readonly advice: string;
}

const formAdvice = "Le formulaire du site ne suit pas l'interface v3.0\u202f: corrigez ses champs.";

/** What is wrong with the names of the fields, and with values that no text field of a page can hold; null when nothing is. */
export function fieldsComplaint(body: Readonly<Record<string, unknown>>): Complaint | null {
  const complain = (problem: string): Complaint => ({ problem, advice: formAdvice });
  const unknown = Object.keys(body).find((name) => fieldNames.every((known) => known !== name));
  if (unknown !== undefined) return complain(`Le champ ${quoted(unknown)} n'est pas connu.`);
  const missing = fieldNames.find((name) => body[name] === undefined);
  if (missing !== undefined) return complain(`Il manque le champ ${quoted(missing)}.`);
  const twofold = fieldNames.find((name) => typeof body[name] !== 'string');
  if (twofold !== undefined) return complain(`Le champ ${quoted(twofold)} est là deux fois.`);
  const unprintable = fieldNames.find((name) => /\p{Cc}/u.test(String(body[name])));
  return unprintable === undefined
    ? null
    : complain(`Le champ ${quoted(unprintable)} contient un caractère invisible.`);
}

/** « name », as French quotes. */
export function quoted(name: string): string {
  return `«\u202f${name}\u202f»`;
}
