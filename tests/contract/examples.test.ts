import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import type { Schema } from '../../scripts/contract/document.ts';
import { refuseUnknownKeywords } from '../../scripts/contract/keywords.ts';
import { listOperations } from '../../scripts/contract/operations.ts';
import { readContract } from '../../scripts/contract/readContract.ts';
import { answerCodec } from '../support/contract/answerCodec';
import {
  answerExamples,
  parameterExamples,
  requestExamples,
} from '../support/contract/contractExamples';
import { schemaCheck } from '../support/contract/schemaCheck';

const document = await readContract();
const check = schemaCheck(document, { withFormats: true });
const operations = listOperations(document);
const answers = answerExamples(document);
const examples = [...answers, ...requestExamples(document)];

describe.each(operations)('the examples of $operation.operationId', (listed) => {
  const { operationId } = listed.operation;

  it('are valid, formats included', () => {
    for (const { title, schema, value } of examples.filter(
      (one) => one.operationId === operationId,
    )) {
      const isValid = check(schema);
      isValid(value);
      expect(isValid.errors, title).toBeNull();
    }
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

  it('are decoded as they stand', () => {
    const json = answers.filter(
      (one) => one.operationId === operationId && one.contentType === 'application/json',
    );
    for (const { title, status, value } of json) {
      const codec = answerCodec(operationId, status ?? 0);
      if (typeof codec === 'string') throw new Error(`${title} is not JSON`);
      expect(codec.decode(value), title).toEqual(E.right(value));
    }
  });
});

it('schemas use only keywords that all tools support', () => {
  const visit = (node: unknown, place: string): void => {
    if (typeof node !== 'object' || node === null) return;
    refuseUnknownKeywords(node, place);
    const { properties = {}, items, oneOf = [], additionalProperties } = node as Schema;
    Object.entries(properties).forEach(([key, inner]) => visit(inner, `${place}.${key}`));
    [items, additionalProperties, ...oneOf].forEach((inner) => visit(inner, place));
  };
  const { schemas } = document.components;
  expect(() =>
    Object.entries(schemas).forEach(([name, schema]) => visit(schema, name)),
  ).not.toThrow();
});
