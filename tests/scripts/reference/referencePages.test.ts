import { describe, expect, it } from 'vitest';
import { referencePages } from '../../../scripts/reference/referencePages.ts';

const pages = referencePages(() => '{"openapi":"3.1.0"}');
const textAt = async (path: string): Promise<string> => (await pages.request(path)).text();

describe('the reference of the contract', () => {
  it('is one page that loads its script and its contract from its own origin', async () => {
    expect(await textAt('/reference')).toContain('src="/reference/reference.js"');
    expect(await textAt('/reference/reference.js')).toContain("'/reference/redoc.js'");
    expect((await textAt('/reference/redoc.js')).match(/export ?\{.*\binit\b/)).not.toBeNull();
    expect(await textAt('/reference/openapi.json')).toBe('{"openapi":"3.1.0"}');
  });

  it('makes no external request: no logo, no telemetry', async () => {
    expect((await textAt('/reference/redoc.js')).match(/https:\/\/cdn[^"'`]*/g)).toBeNull();
    expect(await textAt('/reference/reference.js')).toContain('disableTelemetry: true');
  });

  it('allows scripts of its origin only, and styles with the nonce of the page', async () => {
    const response = await pages.request('/reference');
    const [, nonce] = /property="csp-nonce" nonce="([^"]+)"/.exec(await response.text()) ?? [];

    expect(nonce).toBeDefined();
    expect(response.headers.get('content-security-policy')).toBe(
      `default-src 'none'; script-src 'self'; style-src 'nonce-${nonce}'; connect-src 'self'; ` +
        "img-src data:; font-src data:; form-action 'none'; base-uri 'none'; frame-ancestors 'none'",
    );
  });
});
