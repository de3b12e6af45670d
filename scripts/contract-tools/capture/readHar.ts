import { readFileSync, realpathSync } from 'node:fs';
import { dirname, resolve, sep } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { readBytes } from '../command/files.ts';
import { UsageError } from '../command/Terminal.ts';
import type { HarEntry } from './HarEntry.ts';

const text = { type: 'string' };
const number = { type: 'number' };
const objectOf = (properties: object, ...required: readonly string[]) => {
  return { type: 'object', properties, required };
};
const listOf = (items: object) => ({ type: 'array', items });

const pairs = listOf(objectOf({ name: text, value: { ...text, default: '' } }, 'name'));
const param = objectOf({ name: text, value: text, fileName: text, contentType: text }, 'name');
const postData = objectOf({ mimeType: text, text, params: listOf(param), _file: text });
const sent = { method: text, url: text, headers: pairs, cookies: pairs, postData };
const request = objectOf({ ...sent, bodySize: number }, 'method', 'url');
const content = objectOf({ size: number, mimeType: text, text, encoding: text, _file: text });
const given = { status: number, headers: pairs, cookies: pairs, content, bodySize: number };
const response = { ...objectOf({ ...given, _error: text, _failureText: text }), default: {} };
const moments = { startedDateTime: text, time: number };
const entry = objectOf({ ...moments, request, response }, 'request');
const log = objectOf({ entries: listOf(entry) }, 'entries');

const isHar = new Ajv2020({ strict: false, useDefaults: true }).compile<{
  readonly log: { readonly entries: readonly HarEntry[] };
}>(objectOf({ log }, 'log'));

/** Reads the entries of a recording. Throws UsageError with one sentence that contains nothing recorded. */
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
    const json = bytes.toString('utf8').replace(/^\uFEFF/, '');
    return JSON.parse(json, (_, one: unknown) => one ?? undefined);
  } catch (cause) {
    throw new UsageError(`${file} is not a recording: it is not JSON, or truncated JSON.`, {
      cause,
    });
  }
}
