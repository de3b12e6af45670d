import { expect, it } from 'vitest';
import { referencePages } from '../../../scripts/reference/referencePages.ts';

it('the reference of the contract allows scripts of its origin only, and styles with its nonce', async () => {
  const pages = referencePages(() => '{"openapi":"3.1.0"}');
  const response = await pages.request('/reference');
  const [, nonce = ''] = /property="csp-nonce" nonce="([^"]+)"/.exec(await response.text()) ?? [];
  expect(nonce).not.toBe('');
  expect(response.headers.get('content-security-policy')).toBe(
    `default-src 'none'; script-src 'self'; style-src 'nonce-${nonce}'; connect-src 'self'; ` +
      "img-src data:; font-src data:; form-action 'none'; base-uri 'none'; frame-ancestors 'none'",
  );
});
