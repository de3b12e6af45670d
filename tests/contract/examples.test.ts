import { describe, expect, it } from 'vitest';
import { refuseUnknownKeywords } from '../../scripts/contract/keywords.ts';
import { listOperations } from '../../scripts/contract/operations.ts';
import { readContract } from '../../scripts/contract/readContract.ts';
import {
  answerExamples,
  parameterExamples,
  requestExamples,
} from '../support/contract/contractExamples';
import { schemaCheck } from '../support/contract/schemaCheck';

const document = await readContract();
const check = schemaCheck(document, { withFormats: true });

describe('every named example is valid, formats included', () => {
  it.each([...answerExamples(document), ...requestExamples(document)])(
    '$title',
    ({ schema, value }) => {
      const isValid = check(schema);
      isValid(value);
      expect(isValid.errors).toBeNull();
    },
  );

  const withParameters = listOperations(document).filter(({ parameters }) => parameters.length > 0);
  it.each(withParameters)('parameters of $method $path', (listed) => {
    const values = {
      ...parameterExamples(listed, 'path'),
      ...parameterExamples(listed, 'query'),
      ...parameterExamples(listed, 'header'),
    };
    for (const { name, schema } of listed.parameters) {
      const isValid = check(schema);
      isValid(values[name]);
      expect(isValid.errors, name).toBeNull();
    }
  });
});

describe('schemas use only keywords that all tools support', () => {
  it.each(Object.entries(document.components.schemas))('%s', (name, schema) => {
    const visit = (node: unknown, place: string): void => {
      if (typeof node !== 'object' || node === null) return;
      refuseUnknownKeywords(node, place);
      const { properties = {}, items, oneOf = [], additionalProperties } = node as typeof schema;
      Object.entries(properties).forEach(([key, inner]) => visit(inner, `${place}.${key}`));
      [items, additionalProperties, ...oneOf].forEach((inner) => visit(inner, place));
    };
    expect(() => visit(schema, name)).not.toThrow();
  });
});
