import { relative, resolve, sep } from 'node:path';
import { UsageError } from '../command/UsageError.ts';
import { bundle } from './bundle.ts';
import type { ContractDocument } from './document.ts';
import { normalised } from './normalised.ts';
import { sourceLines, type Locate } from './sourceLines.ts';
import { readSourceFile, type SourceFile } from './sourceFile.ts';

/** A contract that was read from its files. */
export interface Contract {
  readonly document: ContractDocument;
  /** The line of a pointer into the document. */
  readonly locate: Locate;
}

/**
 * Reads an OpenAPI 3.0 or 3.1 contract, YAML or JSON, in one file or several. Paths of `locate` are relative
 * to `cwd`. Throws UsageError with one sentence.
 */
export function readContract(path: string, cwd: string = process.cwd()): Contract {
  const files = new Map<string, SourceFile>();
  const open = (file: string): SourceFile => {
    const known = files.get(file) ?? readSourceFile(file);
    files.set(file, known);
    return known;
  };
  const root = open(resolve(cwd, path));
  refuseOtherFormats(root, path);
  try {
    const { document, origins } = bundle(root, open);
    const tell = (file: string): string => relative(cwd, file).split(sep).join('/');
    return {
      document: normalised(document),
      locate: sourceLines({ root, origins, open, tell }),
    };
  } catch (problem) {
    if (!(problem instanceof UsageError)) throw problem;
    const message = problem.message.replaceAll(`${resolve(cwd)}${sep}`, '');
    throw new UsageError(message, { cause: problem });
  }
}

function refuseOtherFormats({ value }: SourceFile, path: string): void {
  const { openapi, swagger, paths, info } = Object(value) as Readonly<Record<string, unknown>>;
  if (typeof swagger === 'string' || typeof swagger === 'number') {
    throw new UsageError(
      `${path} is Swagger ${String(swagger)}: convert it to OpenAPI 3 first (npx swagger2openapi).`,
    );
  }
  if (typeof openapi !== 'string') {
    throw new UsageError(`${path} is not an OpenAPI contract: it has no key openapi.`);
  }
  if (!/^3\.[01]\./.test(openapi)) {
    throw new UsageError(`${path} is OpenAPI ${openapi}: this tool reads 3.0 and 3.1.`);
  }
  if (typeof paths !== 'object' || paths === null) throw new UsageError(`${path} has no paths.`);
  if (typeof (Object(info) as { readonly version?: unknown }).version !== 'string') {
    throw new UsageError(`${path} has no info.version, or one that is not a text.`);
  }
}
