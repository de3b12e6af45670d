import { build, loadConfigFromFile } from 'vite';
import { afterEach, expect, it, vi } from 'vitest';
import { inProject } from '../../scripts/process/projectRoot.ts';
import { liveBuild } from '../support/payment/liveBuild';
import { kitKey } from '../support/payment/payments';

/** The script of the signer, with the constants that the configuration of the build gives it. */
async function builtWith(env: Readonly<Record<string, string>>): Promise<string> {
  // The configuration says what it builds.
  vi.spyOn(console, 'log').mockReturnValue();
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  const environment = { command: 'build', mode: 'production' } as const;
  const loaded = await loadConfigFromFile(environment, inProject('vite.config.ts'));
  const entry = inProject('src/composition/createPaymentSigner.ts');
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    define: loaded?.config.define ?? {},
    build: { write: false, minify: false, lib: { entry, formats: ['es'] } },
  });
  if (!Array.isArray(built)) throw new Error('a list of one build was expected');
  return built
    .flatMap(({ output }) => output.map((file) => ('code' in file ? file.code : '')))
    .join();
}

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

it('P7.19 where the server signs, the build contains neither a key nor code that signs', async () => {
  const browser = await builtWith({});
  expect(browser).toContain(kitKey);
  expect(browser).toContain('HMAC');
  const server = await builtWith(liveBuild);
  expect(server).toContain('/api/public/payment/seal');
  expect(server).not.toMatch(new RegExp(`${kitKey}|HMAC|VITE_PAYMENT_KEY`));
});
