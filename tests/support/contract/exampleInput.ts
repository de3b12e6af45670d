import type { MediaType } from '../../../scripts/contract/document.ts';
import type { ListedOperation } from '../../../scripts/contract/operations.ts';
import type { Input } from '../../../src/adapters/http/core/exchange';
import { parameterExamples } from './contractExamples';

type Fields = Readonly<Record<string, unknown>>;

export interface Wish {
  /** Name of the request example to send. Default: the first one. */
  readonly request?: string;
  /** Values that replace those of the examples. */
  readonly instead?: {
    readonly body?: Fields;
    readonly path?: Fields;
    readonly query?: Fields;
    /** Added to the headers of the examples. */
    readonly headers?: Readonly<Record<string, string>>;
  };
}

/**
 * The request example of an operation, as the input of `call`.
 * Throws if a parameter or the body has no example.
 */
export function exampleInput(listed: ListedOperation, { request, instead = {} }: Wish): Input {
  const [media] = Object.values(listed.operation.requestBody?.content ?? {});
  return {
    path: instead.path ?? parameterExamples(listed, 'path'),
    query: instead.query ?? parameterExamples(listed, 'query'),
    header: { ...parameterExamples(listed, 'header'), ...instead.headers },
    ...(media && { body: withFiles(media, instead.body ?? exampleOf(media, request)) }),
  };
}

function exampleOf({ examples = {} }: MediaType, name: string | undefined): Fields {
  const example = name === undefined ? Object.values(examples)[0] : examples[name];
  if (example === undefined) throw new Error(`no request example ${name ?? ''}`);
  return example.value as Fields;
}

/** Turns the parts of a form that have a media type into files; the examples contain their text. */
function withFiles({ encoding = {} }: MediaType, fields: Fields): Fields {
  const isFile = (name: string): boolean => encoding[name]?.contentType !== undefined;
  const all = Object.entries(fields).map(([name, value]) => [
    name,
    isFile(name) ? new File([String(value)], 'document.pdf') : value,
  ]);
  return Object.fromEntries(all) as Fields;
}
