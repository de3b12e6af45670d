import { expect, it } from 'vitest';
import { bidiProblems } from '../../../scripts/engines/bidiProblems.ts';

const request = { method: 'GET', url: '/x' };

it.each([
  [
    'log.entryAdded',
    { level: 'error', type: 'javascript', text: 'broken' },
    'console error: broken',
  ],
  ['log.entryAdded', { level: 'warn', type: 'console', text: 'beware' }, 'console warn: beware'],
  ['log.entryAdded', { level: 'warn', type: 'javascript', text: 'unused' }, undefined],
  ['log.entryAdded', { level: 'info', type: 'console', text: 'hello' }, undefined],
  ['network.responseCompleted', { request, response: { status: 200 } }, undefined],
  ['network.responseCompleted', { request, response: { status: 404 } }, 'failed: GET /x – 404'],
  ['network.fetchError', { request, errorText: 'RESET' }, 'failed: GET /x – RESET'],
  ['network.fetchError', { request, errorText: 'NS_BINDING_ABORTED' }, undefined],
] as const)('Firefox: the event %s %j is the problem of a page: %s', (method, params, problem) => {
  expect(bidiProblems(method, params)[0]).toBe(problem);
});
