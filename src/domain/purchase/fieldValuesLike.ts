import { asRecord } from '../basis/asRecord';
import { boundedText } from '../basis/boundedText';

/**
 * Decodes texts, booleans and blocks of them, in the shape of `template`: a field that is absent or of
 * another type gets the value of the template; a text that is too long for any field becomes empty.
 */
export function fieldValuesLike<Values extends object>(template: Values, raw: unknown): Values {
  const given = asRecord(raw);
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
