import { asRecord } from './asRecord';
import type { FieldValues } from './parseFields';

/**
 * Decodes stored values of a form, from any value: the fields of `model`, each of the same kind. null if
 * one is missing, superfluous or of another kind: another release of the site may have other fields.
 */
export function readFieldValues<Values extends FieldValues>(
  raw: unknown,
  model: Values,
): Values | null {
  return isLike(raw, model) ? (raw as Values) : null;
}

function isLike(raw: unknown, model: FieldValues[string]): boolean {
  if (typeof model !== 'object') return typeof raw === typeof model;
  const given = asRecord(raw);
  const names = Object.keys(model);
  return (
    Object.keys(given).length === names.length &&
    names.every((name) => Object.hasOwn(given, name) && isLike(given[name], model[name] ?? ''))
  );
}
