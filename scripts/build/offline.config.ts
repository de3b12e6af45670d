import { defineConfig, loadEnv } from 'vite';
import { choice } from '../../src/composition/configuration.ts';
import { isFirstLanguage } from '../../src/ui/navigation/languages.ts';
import { inProject, projectRoot } from '../process/projectRoot.ts';
import { supportedBrowsers } from './browsers.ts';
import { builtLanguage, wordsIn } from './builtLanguage.ts';
import { operatorHtml } from './operatorHtml.ts';

const folder = inProject('src', 'offline');

/**
 * The page without a network and its worker, beside the site in dist/; in another language the page alone.
 * They share no file with the site: the worker stores them. `VITE_SERVICE_WORKER=off` builds the worker that
 * removes itself.
 */
export default defineConfig(({ mode }) => {
  const env = loadEnv(mode, projectRoot, 'VITE_');
  const isOn = choice(env, 'VITE_SERVICE_WORKER', ['on', 'off'], 'on') === 'on';
  const language = builtLanguage(process.env);
  const isFirst = isFirstLanguage(language);
  return {
    root: folder,
    publicDir: false,
    resolve: { alias: [wordsIn(language)] },
    plugins: [operatorHtml(language)],
    build: {
      emptyOutDir: false,
      modulePreload: { polyfill: false },
      target: [...supportedBrowsers],
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: {
          offline: `${folder}/offline.html`,
          // One worker for all languages.
          ...(isFirst && {
            'service-worker': `${folder}/${isOn ? 'serviceWorker' : 'removedWorker'}.ts`,
          }),
        },
        output: {
          entryFileNames: ({ name }) =>
            name === 'service-worker' ? '[name].js' : 'assets/[name]-[hash].js',
        },
      },
    },
  };
});
