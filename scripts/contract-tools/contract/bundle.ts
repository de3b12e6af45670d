import { basename, extname } from 'node:path';
import { UsageError } from '../command/Terminal.ts';
import { keysOf, sectionOf, type Kind } from './objects.ts';
import { exampled, mediaType, parameter, fromOlderDrafts, fromOpenApi30 } from './normalised.ts';
import { escapeToken, fragmentTokens, valueAt } from './pointer.ts';
import { fileBeside, type SourceFile } from './sourceFile.ts';

type Json = Readonly<Record<string, unknown>>;

/** The places that are being copied, so that none contains itself. */
type Copied = readonly string[];

type Target = Origin & { readonly value: unknown };

/** A place in a file. */
export interface Origin {
  readonly file: SourceFile;
  readonly tokens: readonly string[];
}

export interface Bundle {
  readonly document: Json;
  /** Pointers of shared objects that come from another place, and that place. */
  readonly origins: ReadonlyMap<string, Origin>;
}

/**
 * Makes one document of all files of a contract: a shared object of another file becomes a component of its
 * own, named after its file or its key; paths and examples are copied to where they are used. Schemas are
 * written in the dialect of OpenAPI 3.1. Throws UsageError on a reference that leads nowhere.
 */
export function bundle(root: SourceFile, open: (path: string) => SourceFile): Bundle {
  const is30 = /^3\.0\b/.test(String((root.value as Json)['openapi']));
  const origins = new Map<string, Origin>();
  const names = new Map<string, string>();
  const components = new Map<string, Map<string, unknown>>();

  const visit = (kind: Kind, node: unknown, file: SourceFile, copied: Copied): unknown => {
    if (kind === 'schema' && typeof node === 'boolean') return node ? {} : { not: {} };
    if (typeof node !== 'object' || node === null || Array.isArray(node)) return node;
    const { $ref: reference, ...beside } = node as Json;
    if (typeof reference === 'string' && kind !== 'document') {
      return visitReference(kind, reference, beside, file, copied);
    }
    const below = keysOf[kind];
    const written = kind === 'schema' ? fromOlderDrafts(node as Json) : (node as Json);
    const read = Object.entries(written).map(([key, value]) => {
      const found = Object.hasOwn(below, key) ? below[key] : below['*'];
      return [key, found ? visitBelow(found, key, value, file, copied) : value] as const;
    });
    return finish(kind, Object.fromEntries(read), file);
  };

  const visitBelow = (
    [shape, kind]: readonly ['one' | 'map' | 'list', Kind],
    key: string,
    value: unknown,
    file: SourceFile,
    copied: Copied,
  ): unknown => {
    if (typeof value === 'boolean' && /^(additional|unevaluated)/.test(key)) return value;
    if (shape === 'one') return visit(kind, value, file, copied);
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map((one) => visit(kind, one, file, copied));
    const { $ref: reference } = value as Json;
    if (typeof reference === 'string') {
      // No version of OpenAPI has it, but bundlers read a map from another file too.
      const target = targetOf(reference, file);
      const inner = entered(target, reference, file, copied);
      return visitBelow([shape, kind], key, target.value, target.file, inner);
    }
    return Object.fromEntries(
      Object.entries(value).map(([name, one]) => [name, visit(kind, one, file, copied)]),
    );
  };

  const visitReference = (
    kind: Kind,
    reference: string,
    beside: Json,
    from: SourceFile,
    copied: Copied,
  ): unknown => {
    const target = targetOf(reference, from);
    const section = sectionOf[kind];
    if (section === undefined) {
      return visit(kind, target.value, target.file, entered(target, reference, from, copied));
    }
    const name = nameOf(section, target, kind);
    const kept = is30 && kind === 'schema' ? {} : visit(kind, beside, from, copied);
    return { ...(kept as object), $ref: name };
  };

  const targetOf = (reference: string, from: SourceFile) => {
    const [path = '', fragment = ''] = reference.split('#', 2);
    const beside = path === '' ? from.path : fileBeside(from.path, path);
    if (beside === null) {
      throw unresolved(from, reference, 'is on another host: save it beside the contract');
    }
    const file = path === '' ? from : open(beside);
    const tokens = fragmentTokens(fragment);
    const value = valueAt(file.value, tokens);
    if (value === undefined) throw unresolved(from, reference, 'not found');
    return { file, tokens, value };
  };

  /** The pointer of a shared object; the object is read on its first use. */
  const nameOf = (section: string, target: Target, kind: Kind): string => {
    const { file, tokens } = target;
    const isOwn = file.path === root.path && tokens[0] === 'components' && tokens[1] === section;
    if (isOwn && tokens.length === 3) return `#/${tokens.map(escapeToken).join('/')}`;
    const id = `${section} ${file.path}#${tokens.map(escapeToken).join('/')}`;
    const known = names.get(id);
    if (known !== undefined) return known;
    const written = Object(valueAt(root.value, ['components', section])) as object;
    const own = new Set(Object.keys(written));
    const taken = components.get(section) ?? new Map<string, unknown>();
    components.set(section, taken);
    const wanted = wantedName(target);
    let name = wanted;
    for (let number = 2; own.has(name) || taken.has(name); number += 1) name = `${wanted}${number}`;
    const pointer = `#/components/${section}/${escapeToken(name)}`;
    names.set(id, pointer);
    origins.set(pointer, { file, tokens });
    taken.set(name, undefined);
    taken.set(name, visit(kind, target.value, file, []));
    return pointer;
  };

  const finish = (kind: Kind, node: Json, file: SourceFile): Json => {
    if (kind === 'schema') return is30 ? fromOpenApi30(node) : node;
    if (kind === 'mediaType') return mediaType(node);
    if (kind === 'parameter') return parameter(node);
    if (kind === 'header') return exampled(node);
    const { externalValue } = node;
    if (kind !== 'example' || typeof externalValue !== 'string' || 'value' in node) return node;
    // An example that is neither JSON nor YAML has no value for a comparison.
    const path = /\.(json|ya?ml)$/.test(externalValue) && fileBeside(file.path, externalValue);
    return path ? { ...node, value: open(path).value } : node;
  };

  const document = visit('document', root.value, root, []) as Json;
  const shared = Object.fromEntries(
    [...components].map(([section, added]) => [
      section,
      {
        ...((document['components'] as Json | undefined)?.[section] as Json | undefined),
        ...Object.fromEntries(added),
      },
    ]),
  );
  const all = { ...(document['components'] as Json | undefined), ...shared };
  return { document: { ...document, components: all }, origins };
}

/** The places that are being copied, with one more. Throws UsageError where it is one of them. */
function entered(
  { file, tokens }: Origin,
  reference: string,
  from: SourceFile,
  copied: Copied,
): Copied {
  const id = `${file.path}#${tokens.join('/')}`;
  if (copied.includes(id)) throw unresolved(from, reference, 'refers to itself');
  return [...copied, id];
}

function wantedName({ file, tokens }: Origin): string {
  const name = tokens.at(-1) ?? basename(file.path, extname(file.path));
  return name.replaceAll(/[^\w.-]/g, '_');
}

function unresolved(from: SourceFile, reference: string, why: string): UsageError {
  return new UsageError(`${from.path}: the reference ${reference} ${why}.`);
}
