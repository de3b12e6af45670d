import { compressedAnswers } from '../serve/compressedAnswers.ts';
import { contentTypes } from '../serve/contentTypes.ts';
import type { HostPlan } from './HostPlan.ts';
import { block, quoted } from './nginxSyntax.ts';
import { patternExpression, privateFolders } from './patternExpression.ts';

/** The build compresses its files; answers of the API are compressed here. */
export function compression({ hasBrotli }: HostPlan): readonly string[] {
  return [
    'gzip_static on;',
    ...(hasBrotli ? ['brotli_static on;'] : []),
    'gzip_vary on;',
    'gzip on;',
    'gzip_proxied any;',
    `gzip_min_length ${compressedAnswers.minBytes};`,
    `gzip_types ${compressedAnswers.mediaTypes.join(' ')};`,
  ];
}

/** The same media types as `npm run preview`. */
export function mediaTypes(): readonly string[] {
  const withCharset = Object.values(contentTypes)
    .filter((type) => type.includes('charset='))
    .map(withoutCharset)
    // Always on the list of nginx.
    .filter((type) => type !== 'text/html');
  return [
    ...block(
      'types',
      Object.entries(contentTypes).map(
        ([extension, type]) => `${withoutCharset(type)} ${extension.slice(1)};`,
      ),
    ),
    'default_type application/octet-stream;',
    'charset utf-8;',
    `charset_types ${[...new Set(withCharset)].join(' ')};`,
  ];
}

/** A part that does not exist (416) would have the headers of the file, which caches keep for ever. */
const wholeFile = ['try_files $uri =404;', 'error_page 404 = @missing;', 'max_ranges 0;'];

/** The files of the build, the addresses that have none, and what is missing. */
export function siteLocations(plan: HostPlan): readonly string[] {
  const { documents, patterns, fallbacks } = plan;
  const extensions = Object.keys(contentTypes).map((extension) => extension.slice(1));
  return [
    ...block('location = /health', [
      'access_log off;',
      'default_type text/plain;',
      'return 200 "ok\\n";',
    ]),
    ...block('location = /', ['try_files /index.html =404;']),
    '# A file that is missing is 404, not the page of the site.',
    ...block('location ^~ /assets/', wholeFile),
    ...(documents === null
      ? []
      : block('location ^~ /documents/', [
          `alias ${quoted(documents.replace(/\/?$/, '/'))};`,
          'error_page 404 = @missing;',
        ])),
    ...block(`location ~ \\.(${extensions.join('|')})$`, wholeFile),
    '# Addresses with parameters have no file of their own.',
    ...patterns.flatMap(({ address, page }) =>
      block(`location ~ ${quoted(patternExpression(address))}`, [`try_files ${page} =404;`]),
    ),
    '# The private areas have no other addresses: the page of the site, which says so, with 404.',
    ...fallbacks.flatMap(({ base, page }) =>
      block(`location ~ ^${base}/(${privateFolders.join('|')})(/|$)`, [
        'try_files $uri $uri/index.html =404;',
        `error_page 404 ${page};`,
      ]),
    ),
    "# Any other address may be a page of the editors: the site asks the operator's menu.",
    ...fallbacks.flatMap(({ base, page }) =>
      block(`location ${base}/`, [`try_files $uri $uri/index.html ${page};`]),
    ),
    ...block('location @missing', ['default_type text/plain;', 'return 404 "Not Found";']),
  ];
}

function withoutCharset(type: string): string {
  return type.replace(/;.*$/, '');
}
