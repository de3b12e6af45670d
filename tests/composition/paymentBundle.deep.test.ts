import { build } from 'vite';
import { expect, it, onTestFinished, vi } from 'vitest';
import { projectRoot } from '../../scripts/process/projectRoot.ts';
import { kitKey } from '../support/payment/payments';

it('P7.19 where the server signs, no script of the whole site contains a key or code that signs', async () => {
  vi.stubEnv('VITE_PAYMENT_SIGNER', 'server');
  onTestFinished(() => void vi.unstubAllEnvs());
  const built = await build({
    root: projectRoot,
    configFile: `${projectRoot}/vite.config.ts`,
    logLevel: 'silent',
    build: { write: false, minify: false },
  });
  if (!('output' in built)) throw new Error('one build was asked for');
  const scripts = built.output.map((file) => ('code' in file ? file.code : '')).join('\n');
  expect(scripts).toContain('/api/public/payment/seal');
  // As a value: a comment of a library may name it.
  expect(scripts).not.toMatch(new RegExp(`${kitKey}|["'\`]HMAC["'\`]|VITE_PAYMENT_KEY`));
}, 60_000);
