import { describe, expect, it } from 'vitest';
import type { SendRequest } from '../../../scripts/contract-tools/drift/sendOverHttp.ts';
import { drift, sendTo, sharedOperator, upstream } from './drift.ts';

const operator = sharedOperator();

describe('no secret is printed', () => {
  const secret = 'eyJhbGciOi.s3cr3t-t0k3n."<&>';
  const gateway = 'gateway-key-0042';
  const echo: SendRequest = (request) => {
    const token = request.headers.get('authorization') ?? '';
    const body = { state: token, [`${token} ${gateway}`]: 1 };
    const headers = { 'content-type': `text/${token.replaceAll(/[^\w]/g, '')}`, location: token };
    return Promise.resolve(Response.json(body, { headers }));
  };

  // Every format is written from the same redacted report.
  it.each(['--show-values', '--dry-run'])(
    'neither token nor header, whatever the server sends back: %s',
    async (option) => {
      const args = ['--token', secret, '--header', `X-Key: ${gateway}`, option, '--examples-only'];
      const only = ['--only', 'listBadges,signIn,listPosts'];
      const { stdout, stderr } = await drift([...upstream, ...args, ...only], echo);
      for (const part of [secret, 's3cr3t-t0k3n', gateway]) {
        expect(stdout + stderr).not.toContain(part);
      }
    },
  );

  it('nor the token and the password of a sign-in', async () => {
    const password = 'Passage2026';
    let token = '';
    const send: SendRequest = async (request, init) => {
      const response = await sendTo(operator)(request, init);
      if (request.url.includes('/login')) {
        ({ token } = (await response.clone().json()) as { readonly token: string });
      }
      if (!request.url.includes('/api/v2/refund')) return response;
      return Response.json({ status: token, [token]: password, message: password });
    };
    const env = { DRIFT_EMAIL: 'camille.durand@example.fr', DRIFT_PASSWORD: password };
    const args = [...upstream, '--login', '--show-values', '--only', 'listRefunds'];
    const { code, stdout } = await drift(args, send, env);
    expect(code).toBe(1);
    expect(stdout).toContain('•••');
    expect(stdout).not.toContain(token.split('.')[2]);
    expect(stdout).not.toContain(password);
  });

  it('nor a value of the server, unless requested', async () => {
    const personal: SendRequest = async (request, init) => {
      const response = await sendTo(operator)(request, init);
      const body = await response.text();
      const named = body.replace(/"timestamp":\d+/g, '"timestamp":"CAMILLE DURAND"');
      return new Response(named, response);
    };
    const args = [...upstream, '--only', 'listPosts'];
    expect((await drift(args, personal)).stdout).not.toContain('CAMILLE');
    expect((await drift([...args, '--show-values'], personal)).stdout).toContain('CAMILLE DURAND');
  });
});
