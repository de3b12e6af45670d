import type { Content, MediaType } from '../contract/document.ts';
import { bare } from '../contract/operations.ts';

/** How a body is read. */
export type BodyKind = 'json' | 'text' | 'binary' | 'unread';

/** The kind of a content type. A schema with `format: binary` makes it a file. */
export function kindOf(contentType: string, { schema }: MediaType): BodyKind {
  const type = bare(contentType);
  if (schema.format === 'binary') return 'binary';
  if (/^application\/(.+\+)?json$/.test(type)) return 'json';
  if (type === 'text/event-stream' || /[/+]xml$/.test(type)) return 'unread';
  if (type.startsWith('text/')) return 'text';
  if (/^application\/(x-www-form-urlencoded|x-ndjson|yaml|.*script)$/.test(type)) return 'unread';
  return 'binary';
}

/** The media type of the contract for a content type; its ranges (`image/*`) come after exact types. */
export function mediaTypeFor(
  content: Content,
  contentType: string | null,
): readonly [string, MediaType] | undefined {
  const given = contentType ?? '';
  const entries = Object.entries(content).filter(([type]) => isOfType(given, type));
  return (
    entries.find(([type]) => bare(type) === bare(given)) ??
    entries.find(([type]) => bare(type) !== '*/*') ??
    entries[0]
  );
}

/** Whether a content type is another one, or in its range (`image/*`); parameters do not count. */
export function isOfType(given: string, wanted: string): boolean {
  const [type, range] = [bare(given), bare(wanted)];
  return range === '*/*' || range === type || range === `${type.split('/')[0] ?? ''}/*`;
}
