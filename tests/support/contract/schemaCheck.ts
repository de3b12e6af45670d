import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { ContractDocument, Schema } from '../../../scripts/contract/document.ts';

type SchemaCheck = (schema: Schema) => ValidateFunction;

/**
 * Compiles a schema of the contract with Ajv. Formats are annotations in JSON Schema 2020-12;
 * `withFormats` enforces them.
 */
export function schemaCheck(
  { components }: ContractDocument,
  { withFormats }: { readonly withFormats: boolean },
): SchemaCheck {
  const ajv = new Ajv2020({ strict: false, validateFormats: withFormats });
  if (withFormats) addFormats(ajv);
  const compiled = new Map<Schema, ValidateFunction>();
  return (schema) => {
    const isValid = compiled.get(schema) ?? ajv.compile({ ...schema, components });
    compiled.set(schema, isValid);
    return isValid;
  };
}
