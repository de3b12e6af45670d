import type { Plugin } from 'vite';
import { operator, operatorColours, operatorDescription } from '../../src/ui/operator.ts';
import { operatorIcons } from './operatorIcons.ts';

/** The text of `manifest.webmanifest` (W3C Web Application Manifest). */
export function webManifest(): string {
  return `${JSON.stringify(
    {
      id: '/',
      name: operator.name,
      short_name: operator.shortName,
      description: operatorDescription,
      lang: 'fr',
      dir: 'ltr',
      start_url: '/',
      scope: '/',
      // With back, reload and the address: visitors pay here, and see on whose page they are.
      display: 'minimal-ui',
      background_color: operatorColours.page[0],
      theme_color: operatorColours.surface[0],
      icons: operatorIcons.map(({ file, size, purpose }) => ({
        src: `/icons/${file}`,
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose,
      })),
    },
    null,
    2,
  )}\n`;
}

/** Plugin of Vite: writes the manifest into the build and names it in its pages. */
export function operatorManifest(): Plugin {
  const fileName = 'manifest.webmanifest';
  return {
    name: 'operator-manifest',
    apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    generateBundle() {
      this.emitFile({ type: 'asset', fileName, source: webManifest() });
    },
    transformIndexHtml: {
      order: 'post',
      handler: () => [
        { tag: 'link', attrs: { rel: 'manifest', href: `/${fileName}` }, injectTo: 'head' },
        {
          tag: 'link',
          attrs: { rel: 'apple-touch-icon', href: '/icons/icon-apple-180.png' },
          injectTo: 'head',
        },
      ],
    },
  };
}
