import { afterEach, beforeEach, expect } from 'vitest';
import type { OperationId } from '../../../scripts/simulators/http/operationTypes.ts';
import { sessionOf } from './accounts.ts';
import { camille, openOperator, type OpenedOperator, type Operator } from './operator.ts';

export interface OperatorOfTest extends Operator {
  /** Camille's token, valid for an hour of the operator's clock from the start of the test. */
  readonly token: string;
  /** Declares that the test sends a request outside the contract, in the order of the calls. */
  expectRefused(operationId: OperationId): void;
}

/**
 * Opens a new operator before each test of the file and closes it afterwards; returns a proxy to the
 * one of the running test. A test fails on any problem not declared with `expectRefused`.
 */
export function operatorForEachTest(): OperatorOfTest {
  let opened: OpenedOperator;
  let running: OperatorOfTest;
  let refused: OperationId[] = [];

  beforeEach(async () => {
    opened = openOperator();
    refused = [];
    running = {
      ...opened,
      token: await sessionOf(opened, camille),
      expectRefused: (operationId) => refused.push(operationId),
    };
  });
  afterEach(() => {
    opened.close();
    expect(opened.problems).toEqual(refused.map(refusalOf));
  });

  return new Proxy({} as OperatorOfTest, {
    get: (_, name) => Reflect.get(running, name) as unknown,
  });
}

/** The report of an invalid request; that of an internal error starts with the error's name. */
function refusalOf(operationId: OperationId): unknown {
  return expect.stringMatching(new RegExp(`^${operationId}: (?!\\w*Error)`));
}
