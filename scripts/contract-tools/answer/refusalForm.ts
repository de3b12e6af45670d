import type { ContractDocument } from '../contract/document.ts';
import { followSchema } from '../schema/followSchema.ts';
import type { PlacedSchema } from '../schema/PlacedDifference.ts';

const failing = /^(error|errors|fail|failed|failure|ko|refused|rejected|denied|invalid)$/i;

/**
 * Whether a form of an answer is a refusal: a required literal says so (`state: false`, `status: error`, or
 * `error: true`). Other forms of a `oneOf` are as good as the first: a cat is no refusal of a dog.
 */
export function isRefusalForm(document: ContractDocument, form: PlacedSchema): boolean {
  const { schema } = followSchema(document, form);
  const { properties = {}, required = [] } = schema;
  return required.some((name) => {
    const field = properties[name];
    if (field === undefined) return false;
    const { schema: one } = followSchema(document, { schema: field, source: form.source });
    const literals = 'const' in one ? [one.const] : (one.enum ?? []);
    if (literals.length !== 1) return false;
    const [only] = literals;
    if (failing.test(name)) return only === true;
    return only === false || (typeof only === 'string' && failing.test(only));
  });
}
