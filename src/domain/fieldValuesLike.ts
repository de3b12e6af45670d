import { boundedText } from './boundedText';

/**
 * Texts, booleans and blocks of them, of the shape of `template`, from anything: what is not there, or of another type, is as in the
 * template; a text too long for any field is empty.
 */
export function fieldValuesLike<Values extends object>(template: Values, raw: unknown): Values {
  const given = typeof raw === 'object' && raw !== null ? (raw as Record<string, unknown>) : {};
  const fields = Object.entries(template).map(([name, usual]: [string, unknown]) => [
    name,
    like(usual, Object.hasOwn(given, name) ? given[name] : undefined),
  ]);
  return Object.fromEntries(fields) as Values;
}

function like(usual: unknown, given: unknown): unknown {
  if (typeof usual === 'object' && usual !== null) return fieldValuesLike(usual, given);
  if (typeof usual === 'string') return typeof given === 'string' ? boundedText(given) : usual;
  return typeof given === typeof usual ? given : usual;
}
