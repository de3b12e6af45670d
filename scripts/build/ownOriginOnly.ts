import type { Plugin } from 'vite';

/**
 * Refuses a build for a path below an origin (`vite build --base /tunnels/`): the links of the editors, the
 * addresses of the specification, the API and the scope of the service worker begin at the root of an origin.
 */
export function ownOriginOnly(): Plugin {
  return {
    name: 'own-origin-only',
    configResolved: ({ base }) => {
      if (base !== '/') {
        throw new Error(
          `--base ${base} – the site needs an origin of its own, such as https://tunnels.example.fr: its addresses, the API and the service worker begin at « / ».`,
        );
      }
    },
  };
}
