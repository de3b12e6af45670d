import { isFirstLanguage } from '../../src/ui/navigation/languages.ts';
import { cacheRules, missingFiles, otherFiles } from '../serve/cacheRules.ts';
import { compressedAnswers } from '../serve/compressedAnswers.ts';
import { contentTypes } from '../serve/contentTypes.ts';
import { telemetryPath } from '../serve/telemetry.ts';
import {
  apiRedirectStatus,
  largestBody,
  telemetryLimit,
  timeouts,
  visitorHeaders,
  type HostPlan,
} from './HostPlan.ts';
import { patternExpression, privateFolders } from './patternExpression.ts';

/**
 * The Caddyfile for a plan, for Caddy 2.6 or later: the same files, headers and rules as nginx, but no limit
 * on guesses and no cache of public answers, which Caddy has in modules of its own only.
 */
export function caddyConfiguration(plan: HostPlan): string {
  return [
    '# Made by « npm run kit » from the headers, cache rules, routes and contract of the site. Not edited by hand.',
    '# Caddy has no limit on guesses and no cache of public answers: the API has to have both.',
    ...entrance(plan),
    ...indented([
      'handle /health {',
      '\trespond "ok" 200',
      '}',
      '',
      ...api(plan),
      ...telemetry(plan),
      ...(plan.documents === null ? [] : documents(plan, plan.documents)),
      ...files(plan),
      'handle_errors {',
      '\t@lost expression {err.status_code} in [502, 504]',
      '\thandle @lost {',
      '\t\theader Content-Type application/problem+json',
      '\t\theader Cache-Control no-store',
      '\t\trespond `{"type":"about:blank","title":"Bad Gateway","status":502}` 502',
      '\t}',
      '\t@site not path /api/*',
      `\theader @site Cache-Control ${missingFiles}`,
      '\trespond "{err.status_code} {err.status_text}"',
      '}',
    ]),
    '}',
    '',
  ].join('\n');
}

function entrance({ entrance: how, name }: HostPlan): readonly string[] {
  if (how.kind === 'certificate') {
    return [`${name} {`, `\ttls ${quoted(how.chain)} ${quoted(how.key)}`];
  }
  const [port = '', address] = how.listen.split(':').toReversed();
  const options = ['{', '\tauto_https off', '\tadmin off', '}'];
  return [...options, `http://:${port} {`, ...(address ? [`\tbind ${address}`] : [])];
}

function api({ api: to, apiHeaders, proxies }: HostPlan): readonly string[] {
  if (to.kind === 'elsewhere') {
    return [
      'handle /api/* {',
      ...indented(headerBlock(apiHeaders)),
      `\tredir ${to.origin}{uri} ${apiRedirectStatus}`,
      '}',
      '',
    ];
  }
  const { protocol, host, port, basePath } = to;
  return [
    'handle /api/* {',
    `\trequest_body {`,
    `\t\tmax_size ${largestBody}`,
    '\t}',
    ...indented(headerBlock(apiHeaders)),
    '\tencode gzip {',
    `\t\tminimum_length ${compressedAnswers.minBytes}`,
    '\t\tmatch {',
    ...compressedAnswers.mediaTypes.map((type) => `\t\t\theader Content-Type ${type}*`),
    '\t\t}',
    '\t}',
    ...(basePath === '' ? [] : [`\trewrite * ${basePath}{uri}`]),
    `\treverse_proxy ${protocol}://${host}:${port} {`,
    '\t\theader_up Host {upstream_hostport}',
    ...(proxies.length === 0 ? [] : [`\t\ttrusted_proxies ${proxies.join(' ')}`]),
    // Never twice: a call may have paid.
    '\t\tlb_retries 0',
    '\t\ttransport http {',
    `\t\t\tdial_timeout ${timeouts.connect}s`,
    `\t\t\tresponse_header_timeout ${timeouts.silence}s`,
    '\t\t}',
    '\t}',
    '}',
    '',
  ];
}

/** Without what could name a visitor. */
function telemetry({ telemetry: to }: HostPlan): readonly string[] {
  if (to === null) return [];
  return [
    `handle ${telemetryPath} {`,
    '\trequest_body {',
    `\t\tmax_size ${telemetryLimit.bytes}`,
    '\t}',
    ...(to.basePath === '' ? [] : [`\trewrite * ${to.basePath}{uri}`]),
    `\treverse_proxy ${to.protocol}://${to.host}:${to.port} {`,
    '\t\theader_up Host {upstream_hostport}',
    ...visitorHeaders.map((header) => `\t\theader_up -${header}`),
    '\t}',
    '}',
    '',
  ];
}

function documents({ headers }: HostPlan, folder: string): readonly string[] {
  return [
    'handle_path /documents/* {',
    `\troot * ${quoted(folder)}`,
    ...indented(headerBlock({ ...headers, 'Cache-Control': otherFiles })),
    '\tfile_server',
    '}',
    '',
  ];
}

function files({ root, headers, patterns, fallbacks }: HostPlan): readonly string[] {
  const extensions = Object.keys(contentTypes).map((extension) => `*${extension}`);
  const server = ['file_server {', '\tprecompressed br gzip', '}'];
  return [
    'handle {',
    ...indented([
      `root * ${quoted(root)}`,
      '# Whole files only: a part that does not exist (416) would have their headers.',
      'request_header -Range',
      ...headerBlock(headers),
      ...cacheRules.flatMap(({ path, isFolder, cacheControl }, index) => [
        `@rule${index} {`,
        `\tpath ${path}${isFolder ? '*' : ''}`,
        '\tfile',
        '}',
        `header @rule${index} Cache-Control ${quoted(cacheControl)}`,
      ]),
      `@other not path ${cacheRules.map(({ path, isFolder }) => `${path}${isFolder ? '*' : ''}`).join(' ')}`,
      `header @other Cache-Control ${quoted(otherFiles)}`,
      '# A file that is missing is 404, not the page of the site.',
      '@missing {',
      `\tpath /assets/* ${extensions.join(' ')}`,
      '\tnot file',
      '}',
      'handle @missing {',
      `\theader Cache-Control ${missingFiles}`,
      '\trespond "Not Found" 404',
      '}',
      '# Addresses with parameters have no file of their own.',
      ...fallbacks.flatMap(({ page }, index) => [
        `@pattern${index} path_regexp pattern${index} ${quoted(expressionOf(patterns, page))}`,
        `handle @pattern${index} {`,
        `\trewrite * ${page}`,
        ...indented(server),
        '}',
      ]),
      '# The private areas have no other addresses: the page of the site, which says so, with 404.',
      ...fallbacks.flatMap(({ base, page }, index) => [
        `@unknown${index} {`,
        `\tpath ${privateFolders.flatMap((folder) => [`${base}/${folder}`, `${base}/${folder}/*`]).join(' ')}`,
        '\tnot file {path} {path}/index.html',
        '}',
        `handle @unknown${index} {`,
        `\theader Cache-Control ${missingFiles}`,
        `\trewrite * ${page}`,
        '\tfile_server {',
        '\t\tprecompressed br gzip',
        '\t\tstatus 404',
        '\t}',
        '}',
      ]),
      "# Any other address may be a page of the editors: the site asks the operator's menu.",
      // The first language has the addresses that no other one has.
      ...fallbacks.toReversed().flatMap((fallback, index) => [
        // With one path only, Caddy would put the block in front of the others.
        ...(isFirstLanguage(fallback)
          ? []
          : [`@language${index} path ${fallback.base} ${fallback.base}/*`]),
        isFirstLanguage(fallback) ? 'handle {' : `handle @language${index} {`,
        `\ttry_files {path} {path}/index.html ${fallback.page}`,
        ...indented(server),
        '}',
      ]),
    ]),
    '}',
    '',
  ];
}

/** The addresses with parameters of one fallback page, as one regular expression. */
function expressionOf(patterns: HostPlan['patterns'], page: string): string {
  const own = patterns.filter((one) => one.page === page);
  return `(${own.map(({ address }) => patternExpression(address)).join('|')})`;
}

function headerBlock(headers: Readonly<Record<string, string>>): readonly string[] {
  return [
    'header {',
    ...Object.entries(headers).map(([name, value]) => `\t${name} ${quoted(value)}`),
    '}',
  ];
}

function indented(lines: readonly string[]): readonly string[] {
  return lines.map((line) => (line === '' ? '' : `\t${line}`));
}

/** Throws where Caddy would read more than the value. */
function quoted(value: string): string {
  if (/["\\\n{]/.test(value)) throw new Error(`Not a value of Caddy: ${value}`);
  return `"${value}"`;
}
