import { relative, resolve, sep } from 'node:path';
import { UsageError } from '../command/Terminal.ts';
import { bundle } from './bundle.ts';
import type { ContractDocument } from './document.ts';
import { sourceLines, type Locate } from './sourceLines.ts';
import { isUrl, readSourceFile, type SourceFile } from './sourceFile.ts';
import { understood, type Misread } from './understood.ts';
import { objectsOf, type Kind } from './objects.ts';

/** A contract that was read from its files. */
export interface Contract {
  readonly document: ContractDocument;
  /** The line of a pointer into the document. */
  readonly locate: Locate;
  /** How it was read, where that is not evident: sentences. */
  readonly notes: readonly string[];
  /** What is not written as its standard asks. */
  readonly misread: readonly Misread[];
}

export interface Reading {
  /** Leaves out what no value can be judged by: patterns of other languages, unknown types. */
  readonly forValues?: boolean;
  /** The files of a contract that was loaded from a URL. */
  readonly loaded?: ReadonlyMap<string, SourceFile | UsageError> | undefined;
}

/** Reads a contract, YAML or JSON; `locate` tells paths relative to `cwd`. Throws UsageError. */
export function readContract(
  path: string,
  cwd: string = process.cwd(),
  { forValues = false, loaded = new Map() }: Reading = {},
): Contract {
  const files = new Map(loaded);
  const open = (file: string): SourceFile => {
    const known = files.get(file) ?? readSourceFile(file);
    if (known instanceof UsageError) throw known;
    files.set(file, known);
    return known;
  };
  const given = open(isUrl(path) ? path : resolve(cwd, path));
  const { root, notes } = asTexts(given, path);
  try {
    const { document, origins } = bundle(root, open);
    const tell = (file: string) => (isUrl(file) ? file : relative(cwd, file).split(sep).join('/'));
    const misread = understood(document, forValues);
    const locate = sourceLines({ root, origins, open, tell });
    const later = laterKeys(document).map((one) => `${one} is new in OpenAPI 3.2: not checked.`);
    return {
      document: { paths: {}, components: {}, ...document } as unknown as ContractDocument,
      locate,
      notes: [...notes, ...later],
      misread,
    };
  } catch (problem) {
    if (problem instanceof RangeError) throw new UsageError(`${path} is nested too deeply.`);
    if (!(problem instanceof UsageError)) throw problem;
    const message = problem.message.replaceAll(`${resolve(cwd)}${sep}`, '');
    throw new UsageError(message, { cause: problem });
  }
}

/** The root with its versions as texts; in YAML `1.0` is a number. Throws UsageError for another format. */
function asTexts(
  given: SourceFile,
  path: string,
): { readonly root: SourceFile; readonly notes: readonly string[] } {
  const value = Object(given.value) as Readonly<Record<string, unknown>>;
  const info = Object(value['info']) as Readonly<Record<string, unknown>>;
  const notes: string[] = [];
  const textOf = (tokens: readonly string[], one: unknown): string | null => {
    if (typeof one !== 'number') return typeof one === 'string' ? one : null;
    const text = given.written(tokens);
    notes.push(`${path}: ${tokens.join('.')} is the number ${text}; it is read as a text.`);
    return text;
  };
  if (typeof value['swagger'] === 'string' || typeof value['swagger'] === 'number') {
    const { swagger } = value;
    throw new UsageError(
      `${path} is Swagger ${String(swagger)}: convert it to OpenAPI 3 first (npx swagger2openapi).`,
    );
  }
  const openapi = textOf(['openapi'], value['openapi']);
  if (openapi === null) {
    throw new UsageError(`${path} is not an OpenAPI contract: it has no key openapi.`);
  }
  if (!/^3\.[012](\.|$)/.test(openapi)) {
    throw new UsageError(`${path} is OpenAPI ${openapi}: this tool reads 3.0, 3.1 and 3.2.`);
  }
  const parts = ['paths', 'webhooks', 'components'].map((key) => value[key]);
  if (!parts.some((part) => typeof part === 'object' && part !== null)) {
    throw new UsageError(`${path} has no paths, no webhooks and no components.`);
  }
  const version = textOf(['info', 'version'], info['version']);
  if (version === null) {
    throw new UsageError(`${path} has no info.version, or one that is neither text nor number.`);
  }
  const paths = value['paths'] ?? {};
  return {
    root: { ...given, value: { ...value, openapi, paths, info: { ...info, version } } },
    notes,
  };
}

const shownPlaces = 5;

/** How a contract was read, in sentences: a report that judges values says what it leaves out. */
export function readingRemarks({ notes, misread, locate }: Contract): readonly string[] {
  const places = misread.slice(0, shownPlaces).map(({ source, message }) => {
    const { file, line } = locate(source);
    return `Not understood, ${file}:${line}: ${message}`;
  });
  const more = misread.length - places.length;
  const rest = more > 0 ? [`… and ${more} more places: lint-examples lists them.`] : [];
  return [...notes, ...places, ...rest];
}

type Json = Readonly<Record<string, unknown>>;

const later: Readonly<Partial<Record<Kind, readonly string[]>>> = {
  document: ['$self'],
  pathItem: ['query', 'additionalOperations'],
  mediaType: ['itemSchema', 'itemEncoding', 'prefixEncoding'],
  encoding: ['encoding', 'itemEncoding', 'prefixEncoding'],
  example: ['dataValue', 'serializedValue'],
  securityScheme: ['oauth2MetadataUrl', 'deprecated'],
};

/** The parts of a document that OpenAPI 3.2 added, each once and in words, with the number of places. */
function laterKeys(document: Json): readonly string[] {
  if (!String(document['openapi']).startsWith('3.2')) return [];
  const counts = new Map<string, number>();
  const add = (key: string): void => void counts.set(key, (counts.get(key) ?? 0) + 1);
  for (const { kind, node } of objectsOf(document)) {
    for (const key of later[kind] ?? []) if (node[key] !== undefined) add(`\`${key}\``);
    if (kind === 'parameter' && node['in'] === 'querystring') add('`in: querystring`');
    if (kind === 'parameter' && node['style'] === 'cookie') add('`style: cookie`');
    if (kind === 'schema' && 'defaultMapping' in Object(node['discriminator']))
      add('`defaultMapping`');
  }
  for (const tag of Object.values(Object(document['tags']) as Json)) {
    if ('parent' in Object(tag) || 'kind' in Object(tag)) add('nesting of `tags`');
  }
  return [...counts].map(([key, count]) => (count === 1 ? key : `${key} (${count} places)`));
}
