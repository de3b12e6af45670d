import { afterEach, beforeEach, expect } from 'vitest';
import type { OperationId } from '../../../scripts/simulators/http/operationTypes.ts';
import { sessionOf } from './accounts.ts';
import { camille, openOperator, type OpenedOperator, type Operator } from './operator.ts';

export interface OperatorOfTest extends Operator {
  /** Camille's token, valid for an hour of the operator's clock from the start of the test. */
  readonly token: string;
  /**
   * Declares that the test sends `count` requests outside the contract, in the order of the calls.
   */
  expectRefused(operationId: OperationId, count?: number): void;
}

/**
 * Opens a new operator before each test of the file or block and closes it afterwards; returns a
 * proxy to the one of the running test. A test fails on any problem not declared with
 * `expectRefused`. The proxy throws outside of a test.
 */
export function operatorForEachTest(): OperatorOfTest {
  let opened: OpenedOperator | null = null;
  let token = '';
  let refused: readonly OperationId[] = [];

  const running = (): OpenedOperator => {
    if (opened === null) throw new Error('The operator is open while a test runs only.');
    return opened;
  };

  beforeEach(async () => {
    opened = openOperator();
    token = await sessionOf(opened, camille);
    refused = [];
  });
  afterEach(() => {
    const operator = running();
    opened = null;
    operator.close();
    expect(operator.problems).toEqual(refused.map(refusalOf));
  });

  return {
    get services() {
      return running().services;
    },
    get mails() {
      return running().mails;
    },
    get problems() {
      return running().problems;
    },
    get url() {
      return running().url;
    },
    get token() {
      running();
      return token;
    },
    fetch: (path, init) => running().fetch(path, init),
    send: (operationId, sent) => running().send(operationId, sent),
    signIn: (email, secret) => running().signIn(email, secret),
    expectRefused: (operationId, count = 1) => {
      refused = [...refused, ...Array.from({ length: count }, () => operationId)];
    },
  };
}

/** The report of an invalid request; that of an internal error starts with the error's name. */
function refusalOf(operationId: OperationId): unknown {
  return expect.stringMatching(new RegExp(`^${operationId}: (?!\\w*Error)`));
}
