import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig(({ command }) => ({
  plugins: [react()],
  publicDir: 'src/static',
  ...(command === 'build' && {
    css: { modules: { generateScopedName: '[hash:base64:5]' } },
  }),
  build: {
    manifest: true,
    // The recommended content security policy allows no inline script, which the polyfill would need.
    modulePreload: { polyfill: false },
    // Browsers that know light-dark(): compiled away, it would no longer follow a block's own colour scheme.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 300,
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            {
              // What every island needs, in one request: the store, its kernel, and the small vocabulary around them.
              name: 'application',
              test: /node_modules\/(@reduxjs|redux|immer|reselect|react-redux|fp-ts|use-sync)|src\/(application\/(kernel|account\/session|shell|store)|composition\/(openStore|browserPorts|portAccess)|adapters\/browser\/(local|key|system)|ui\/(state\/(WithStore|appHooks)|forms\/fieldRule|app\/[A-Z]\w+(Link|Controls|Companions|Watch|Question))|domain\/(accessToken|cookieConsent|instant|brand|passagePageSize))/,
            },
          ],
        },
      },
    },
  },
}));
