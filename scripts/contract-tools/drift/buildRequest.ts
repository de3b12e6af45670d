import { accessTo, type Access } from '../contract/access.ts';
import type { ContractDocument } from '../contract/document.ts';
import { bare, successOf, type ListedOperation, type ListedBody } from '../contract/operations.ts';
import { userAgent } from '../version.ts';
import {
  alteredToken,
  authorization,
  foreignCredentials,
  foreignToken,
  ownCredentials,
  type Credentials,
  type SentCredential,
} from './credentials.ts';
import { without } from './invalidInputs.ts';
import type { Fields, Input } from './Input.ts';
import type { PlannedCall } from './PlannedCall.ts';
import { writePairs, writeText, text } from './writeParameter.ts';
import { isOfType } from '../answer/mediaTypes.ts';
import { formPart } from '../schema/formPart.ts';

export interface Target {
  /** Without a trailing slash; may contain a path. */
  readonly upstream: string;
  readonly credentials: Credentials;
  /** Sent with every call, for a gateway in front of the server. */
  readonly headers: Readonly<Record<string, string>>;
}

type AskedCall = Pick<PlannedCall, 'bearer' | 'way' | 'input'>;

/** The request of a planned call. Redirects are not followed, so that the token goes to no other host. */
export function buildRequest(
  document: ContractDocument,
  listed: ListedOperation,
  call: AskedCall,
  { upstream, credentials, headers: always }: Target,
): Request {
  const access = accessTo(document, listed);
  const sent = sentCredentials(call, access, credentials);
  const headers = new Headers({ 'User-Agent': userAgent, Accept: acceptOf(listed), ...always });
  const cookies: string[] = [];
  for (const parameter of listed.parameters) {
    const value = call.input[parameter.in][parameter.name];
    if (value === undefined) continue;
    if (parameter.in === 'header') headers.set(parameter.name, writeText(parameter, value));
    if (parameter.in === 'cookie') cookies.push(...writePairs(parameter, value).map(cookie));
  }
  const query: (readonly [string, string])[] = [];
  for (const one of sent) {
    const { kind, field } = one.scheme;
    if (kind === 'bearer' || kind === 'basic') headers.set('Authorization', authorization(one));
    if (kind === 'header') headers.set(field, one.value);
    if (kind === 'cookie') cookies.push(cookie([field, one.value]));
    if (kind === 'query') query.push([field, one.value]);
  }
  if (cookies.length > 0) headers.set('Cookie', cookies.join('; '));
  const written = writeBody(document, listed.body, bodyOf(call, access, credentials));
  if (written?.contentType) headers.set('Content-Type', written.contentType);
  return new Request(upstream + addressOf(listed, call.input, query), {
    method: listed.method.toUpperCase(),
    headers,
    redirect: 'manual',
    ...(written === null ? {} : { body: written.body }),
  });
}

/** The path and query of a call: `/api/private/invoice/202610412?x=1`. */
export function addressOf(
  { path, parameters }: ListedOperation,
  input: Input,
  more: readonly (readonly [string, string])[] = [],
): string {
  const own = (place: 'path' | 'query') => parameters.filter((one) => one.in === place);
  const filled = own('path').reduce((text, parameter) => {
    const value = writeText(parameter, input.path[parameter.name]);
    return text.replaceAll(`{${parameter.name}}`, () => encodeURIComponent(value));
  }, path);
  const pairs = own('query').flatMap((parameter) => {
    const value = input.query[parameter.name];
    return value === undefined ? [] : writePairs(parameter, value);
  });
  const search = new URLSearchParams([...pairs, ...more].map(([name, value]) => [name, value]));
  return search.size === 0 ? filled : `${filled}?${search.toString()}`;
}

function cookie([name, value]: readonly [string, string]): string {
  return `${name}=${/^[\x21\x23-\x2B\x2D-\x3A\x3C-\x5B\x5D-\x7E]*$/.test(value) ? value : encodeURIComponent(value)}`;
}

function sentCredentials(
  { bearer, way }: AskedCall,
  access: Access,
  credentials: Credentials,
): readonly SentCredential[] {
  if (bearer === 'none') return [];
  if (bearer === 'foreign') return foreignCredentials(access, way);
  const own = bearer === 'own' ? credentials : { ...credentials, token: alteredToken(credentials) };
  return ownCredentials(access, own) ?? [];
}

function acceptOf(listed: ListedOperation): string {
  const types = Object.keys(successOf(listed)?.content ?? {});
  return types.length === 0 ? '*/*' : types.map(bare).join(', ');
}

function bodyOf({ bearer, input }: AskedCall, access: Access, credentials: Credentials): unknown {
  if (access.kind !== 'field') return input.body;
  const rest = without(input.body as Fields, access.field);
  const values = {
    own: credentials.token,
    foreign: foreignToken,
    altered: alteredToken(credentials),
    none: null,
  };
  const value = values[bearer];
  return value === null ? rest : { ...rest, [access.field]: value };
}

/** The body of a request in the content type of the contract, and the header; null without a body. */
function writeBody(
  document: ContractDocument,
  body: ListedBody | null,
  value: unknown,
): { readonly body: string | FormData; readonly contentType: string | null } | null {
  if (body === null || value === undefined) return null;
  const { contentType } = body;
  switch (bare(contentType)) {
    case 'multipart/form-data':
      // The form sets its own content type, with the boundary of its parts.
      return { body: formData(value as Fields, document, body), contentType: null };
    case 'application/x-www-form-urlencoded':
      return { body: new URLSearchParams(pairs(value as Fields)).toString(), contentType };
    default: {
      const isText = bare(contentType).startsWith('text/') && typeof value === 'string';
      return { body: isText ? value : JSON.stringify(value), contentType };
    }
  }
}

/** A file contains the text of the input. */
function formData(fields: Fields, document: ContractDocument, body: ListedBody): FormData {
  const form = new FormData();
  for (const [name, value] of pairs(fields)) {
    const { types, isFile } = formPart(document, body, name);
    if (isFile) form.append(name, fileOf(name, value, types));
    else form.append(name, value);
  }
  return form;
}

const extensions: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'text/plain': 'txt',
  'text/csv': 'csv',
};

function fileOf(name: string, value: string, types: readonly string[]): File {
  const isPdf = value.startsWith('%PDF') && types.some((one) => isOfType(pdf, one));
  const type = isPdf ? pdf : concrete(types[0] ?? anyType);
  return new File([value], `${name}.${extensions[type] ?? 'bin'}`, { type });
}

const pdf = 'application/pdf';
const anyType = '*/*';

/** A type of a range: `image/png` of `image/*`. */
function concrete(type: string): string {
  if (!type.endsWith('/*')) return type;
  const known = type === anyType ? [] : Object.keys(extensions);
  return known.find((one) => isOfType(one, type)) ?? 'application/octet-stream';
}

function pairs(fields: Fields): [string, string][] {
  return Object.entries(fields).flatMap(([key, value]): [string, string][] =>
    (Array.isArray(value) ? value : [value]).map((item) => [key, text(item)]),
  );
}
