import { afterEach, beforeEach, expect, it } from 'vitest';
import { openOperator, type OpenedOperator } from '../../simulators/support/operator.ts';
import { operationIds, operationOf } from './contract.ts';
import { drift, sendTo, upstream } from './drift.ts';

let operator: OpenedOperator;

beforeEach(() => {
  operator = openOperator();
});

afterEach(() => {
  operator.close();
});

it.each(operationIds.filter((id) => operationOf(id).effect === 'irreversible'))(
  'the reference backend conforms in the irreversible %s',
  async (name) => {
    const only = ['--call', name, '--only', name];
    const { code, stdout } = await drift([...upstream, '--login', ...only], sendTo(operator));
    expect(code).toBe(0);
    expect(stdout).toContain('No drift');
  },
);
