import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig, loadEnv } from 'vite';
import { supportedBrowsers } from './scripts/build/browsers.ts';
import { builtLanguage, languageConditions, wordsIn } from './scripts/build/builtLanguage.ts';
import { chunkGroups } from './scripts/build/chunks.ts';
import { operatorHtml } from './scripts/build/operatorHtml.ts';
import { ownOriginOnly } from './scripts/build/ownOriginOnly.ts';
import { placeHtml } from './scripts/build/placeHtml.ts';
import { operatorManifest } from './scripts/build/webManifest.ts';
import { zipWithoutWorker } from './scripts/build/zipWithoutWorker.ts';
import { describeBuild, readBuildStage } from './src/composition/buildStage.ts';
import { readConfiguration } from './src/composition/configuration.ts';
import { refusePublicKey } from './src/composition/paymentKey.ts';
import { isFirstLanguage } from './src/ui/navigation/languages.ts';

export default defineConfig(({ command, mode, isSsrBuild }) => {
  // An invalid variable fails the build, so that it cannot fail in the browser.
  const env = loadEnv(mode, process.cwd(), 'VITE_');
  const configuration = readConfiguration(env);
  const { payment, audience } = configuration;
  refusePublicKey(env, payment);
  const stage = readBuildStage(env, payment);
  const language = builtLanguage(process.env);
  const conditions = languageConditions(language);
  const isFirst = isFirstLanguage(language);
  if (command === 'build' && isSsrBuild !== true && isFirst) {
    console.log(describeBuild(stage, configuration).join('\n'));
  }
  return {
    // A constant, so that tree shaking removes the unused signer.
    define: {
      'import.meta.env.VITE_PAYMENT_SIGNER': JSON.stringify(payment.signer),
      'import.meta.env.VITE_AUDIENCE_URL': JSON.stringify(audience.url),
    },
    plugins: [
      react(),
      operatorHtml(language),
      placeHtml(configuration),
      ownOriginOnly(),
      operatorManifest(language),
    ],
    // The workbook is written in a worker.
    worker: {
      format: 'es',
      plugins: () => [zipWithoutWorker()],
    },
    publicDir: 'src/static',
    resolve: {
      alias: [wordsIn(language)],
      conditions: [...conditions, ...defaultClientConditions],
    },
    ssr: {
      // Packages that Node cannot import are bundled into the script that prerenders the home page.
      noExternal: true,
      resolve: { conditions: [...conditions, ...defaultServerConditions] },
    },
    ...(command === 'build' && {
      css: { modules: { generateScopedName: '[hash:base64:5]' } },
    }),
    build: {
      manifest: isSsrBuild !== true,
      // Moved out of what is served (scripts/build/keepMaps.ts).
      sourcemap: isSsrBuild !== true && 'hidden',
      copyPublicDir: isSsrBuild !== true && isFirst,
      // The polyfill needs an inline script, which the recommended content security policy forbids.
      modulePreload: { polyfill: false },
      target: [...supportedBrowsers],
      assetsInlineLimit: 0,
      chunkSizeWarningLimit: 300,
      rolldownOptions: {
        output: {
          codeSplitting: isSsrBuild !== true && {
            includeDependenciesRecursively: true,
            groups: chunkGroups,
          },
        },
      },
    },
  };
});
