import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { afterEach, expect, it, vi } from 'vitest';
import { kitKey } from '../support/payment/payments';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Every script of the site, built with its own configuration. */
async function builtWith(signer: string): Promise<string> {
  vi.stubEnv('VITE_PAYMENT_SIGNER', signer);
  const built = await build({
    root,
    configFile: `${root}/vite.config.ts`,
    logLevel: 'silent',
    build: {
      write: false,
      minify: false,
    },
  });
  if (!('output' in built)) throw new Error('one build was asked for');
  return built.output.map((file) => ('code' in file ? file.code : '')).join('\n');
}

afterEach(() => {
  vi.unstubAllEnvs();
});

it('P7.19 if the server signs, the bundle contains neither a key nor code that signs', async () => {
  const server = await builtWith('server');
  expect(server).toContain('/api/public/payment/seal');
  expect(server).not.toContain(kitKey);
  expect(server).not.toContain('HMAC');
  expect(server).not.toContain('VITE_PAYMENT_KEY');
}, 60_000);

it('P7.19 in test mode the browser signs, with the placeholder of the kit', async () => {
  const browser = await builtWith('browser');
  expect(browser).toContain(kitKey);
  expect(browser).toContain('HMAC');
}, 60_000);
