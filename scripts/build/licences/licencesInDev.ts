import type { Plugin } from 'vite';

/** Plugin of Vite: the development server says at `/licences` that the build writes that page. */
export function licencesInDev(): Plugin {
  return {
    name: 'licences-in-dev',
    apply: 'serve',
    configureServer: ({ middlewares }) => {
      middlewares.use('/licences', (_, response) => {
        response.setHeader('Content-Type', 'text/plain; charset=utf-8');
        response.end('Cette page est écrite par le build : npm run build, puis npm run preview.');
      });
    },
  };
}
