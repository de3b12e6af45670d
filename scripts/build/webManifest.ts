import type { Plugin } from 'vite';
import { french, pathIn, type Language } from '../../src/ui/navigation/languages.ts';
import { operator, operatorColours } from '../../src/ui/operator.ts';
import { documentWords } from './builtLanguage.ts';
import { operatorIcons } from './operatorIcons.ts';

/** The text of `manifest.webmanifest` (W3C Web Application Manifest). */
export function webManifest(language: Language = french): string {
  return `${JSON.stringify(
    {
      id: pathIn(language, '/'),
      name: operator.name,
      short_name: operator.shortName,
      description: documentWords(language).description(operator.name),
      lang: language.tag,
      dir: 'ltr',
      start_url: pathIn(language, '/'),
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

/** Plugin of Vite: writes the manifest of a language into the build and names it in its pages. */
export function operatorManifest(language: Language = french): Plugin {
  const fileName = `${language.base}/manifest.webmanifest`.slice(1);
  return {
    name: 'operator-manifest',
    apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    generateBundle() {
      this.emitFile({ type: 'asset', fileName, source: webManifest(language) });
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
