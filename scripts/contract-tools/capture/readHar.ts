import { readFileSync, realpathSync } from 'node:fs';
import { dirname, resolve, sep } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { readBytes } from '../command/files.ts';
import { UsageError } from '../command/UsageError.ts';
import type { HarEntry } from './HarEntry.ts';

const text = { type: 'string' };
const number = { type: 'number' };
const pair = {
  type: 'object',
  required: ['name'],
  properties: { name: text, value: { ...text, default: '' } },
};
const pairs = { type: 'array', items: pair };
const param = {
  type: 'object',
  required: ['name'],
  properties: { name: text, value: text, fileName: text, contentType: text },
};
const postData = {
  type: 'object',
  properties: { mimeType: text, text, params: { type: 'array', items: param }, _file: text },
};
const request = {
  type: 'object',
  required: ['method', 'url'],
  properties: {
    ...{ method: text, url: text },
    ...{ headers: pairs, cookies: pairs, postData, bodySize: number },
  },
};
const content = {
  type: 'object',
  properties: { size: number, mimeType: text, text, encoding: text, _file: text },
};
const response = {
  type: 'object',
  default: {},
  properties: {
    ...{ status: number, headers: pairs, cookies: pairs, content, bodySize: number },
    ...{ _error: text, _failureText: text },
  },
};
const entry = {
  type: 'object',
  required: ['request'],
  properties: { startedDateTime: text, time: number, request, response },
};
const log = {
  type: 'object',
  required: ['entries'],
  properties: { entries: { type: 'array', items: entry } },
};

const isHar = new Ajv2020({ strict: false, useDefaults: true }).compile<{
  readonly log: { readonly entries: readonly HarEntry[] };
}>({ type: 'object', required: ['log'], properties: { log } });

/**
 * Reads the entries of a recording. Throws UsageError with one sentence that contains nothing
 * recorded.
 */
export function readHar(file: string, cwd: string): readonly HarEntry[] {
  const har = parse(file, cwd);
  if (isHar(har)) return har.log.entries.map((one) => withFiles(one, dirname(resolve(cwd, file))));
  const [problem] = isHar.errors ?? [];
  const place = `${problem?.instancePath ?? ''} ${problem?.message ?? 'is wrong'}`.trim();
  throw new UsageError(`${file} is not a recording in HAR 1.2: ${place}.`);
}

/** The bodies that Playwright wrote to files beside the recording, in the recording. */
function withFiles(one: HarEntry, folder: string): HarEntry {
  const { request, response } = one;
  const { content } = response;
  const answered = isMissing(content) ? readBeside(content?._file, folder) : null;
  const sent = isMissing(request.postData) ? readBeside(request.postData?._file, folder) : null;
  const body = answered && { text: answered.toString('base64'), encoding: 'base64' };
  const postData = sent && { ...request.postData, text: sent.toString('utf8') };
  return {
    ...one,
    request: { ...request, ...(postData && { postData }) },
    response: { ...response, ...(body && { content: { ...content, ...body } }) },
  };
}

function isMissing(body: { readonly text?: string | null } | null | undefined): boolean {
  return typeof body?.text !== 'string';
}

/** A file in the folder of the recording or below it; null for any other, and for one that is not there. */
function readBeside(name: string | null | undefined, folder: string): Buffer | null {
  if (typeof name !== 'string') return null;
  try {
    const path = realpathSync(resolve(folder, name));
    return path.startsWith(`${realpathSync(folder)}${sep}`) ? readFileSync(path) : null;
  } catch {
    return null;
  }
}

function parse(file: string, cwd: string): unknown {
  const bytes = readBytes(resolve(cwd, file), file);
  if (bytes.subarray(0, 2).toString('latin1') === 'PK') {
    throw new UsageError(`${file} is a zip: unpack it and use the .har file in it.`);
  }
  try {
    // Null is what was not recorded.
    return JSON.parse(
      bytes.toString('utf8').replace(/^\uFEFF/, ''),
      (_, one: unknown) => one ?? undefined,
    );
  } catch (cause) {
    throw new UsageError(`${file} is not a recording: it is not JSON, or truncated JSON.`, {
      cause,
    });
  }
}
