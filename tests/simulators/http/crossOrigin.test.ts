import { describe, expect, it } from 'vitest';
import { listOperations } from '../../../scripts/contract/operations.ts';
import { readContract } from '../../../scripts/contract/readContract.ts';
import { operatorForEachTest } from '../support/operatorForEachTest.ts';

const operator = operatorForEachTest();
const site = 'http://127.0.0.1:5173';

/** The question of a browser before a call with these headers. */
const preflight = (origin: string): Promise<Response> =>
  operator.fetch('/api/private/user/data', {
    method: 'OPTIONS',
    headers: {
      Origin: origin,
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'authorization',
    },
  });

const listIn = (answer: Response, header: string): readonly string[] =>
  (answer.headers.get(header) ?? '').split(',').map((one) => one.trim().toLowerCase());

describe('a site with another origin than the API', () => {
  it('may send every method and header of the contract', async () => {
    const answer = await preflight(site);
    expect(answer.status).toBe(204);
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBe(site);
    expect(answer.headers.get('Access-Control-Allow-Credentials')).toBeNull();
    const operations = listOperations(await readContract());
    const methods = listIn(answer, 'Access-Control-Allow-Methods');
    const headers = listIn(answer, 'Access-Control-Allow-Headers');
    for (const { method, parameters } of operations) {
      expect(methods).toContain(method);
      for (const parameter of parameters.filter((one) => one.in === 'header')) {
        expect(headers).toContain(parameter.name.toLowerCase());
      }
    }
    expect(headers).toEqual(expect.arrayContaining(['authorization', 'content-type']));
  });

  it('may read when to try again', async () => {
    const answer = await operator.fetch('/api/v2/post', { headers: { Origin: site } });
    expect(listIn(answer, 'Access-Control-Expose-Headers')).toEqual(['date', 'retry-after']);
    expect(answer.headers.get('Vary')).toContain('Origin');
  });

  it('is the only one: the page of somebody else may not call', async () => {
    const answer = await preflight('https://elsewhere.example');
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBeNull();
  });
});
