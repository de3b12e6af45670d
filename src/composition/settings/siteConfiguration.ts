import { readSettingsFile } from '../../adapters/browser/settingsFile';
import { configureSite, type SiteConfiguration } from './configureSite';

/** Resolves to the settings of the place; rejects while the host does not answer. */
export type LoadConfiguration = () => Promise<SiteConfiguration>;

/**
 * Reads `config.json` once for all callers, and reports what is wrong with it; asks again after a failure.
 */
export function createConfigurationLoad(): LoadConfiguration {
  let loaded: Promise<SiteConfiguration> | undefined;
  return () => {
    loaded ??= load().catch((problem: unknown) => {
      loaded = undefined;
      throw problem;
    });
    return loaded;
  };
}

async function load(): Promise<SiteConfiguration> {
  const text = await readSettingsFile();
  // The signer is a constant of the build (vite.config.ts).
  const { VITE_PAYMENT_SIGNER } = import.meta.env;
  const { configuration, problems } = configureSite(
    { ...import.meta.env, VITE_PAYMENT_SIGNER },
    text,
  );
  for (const problem of problems) console.error(problem);
  // The bar « Site de test » is in every HTML file, which says what the build or the kit knew.
  const isTest = configuration.money?.payment.mode === 'test';
  document.documentElement.toggleAttribute('data-test-site', isTest);
  return configuration;
}
