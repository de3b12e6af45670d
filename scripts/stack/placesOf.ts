import { existsSync, readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { join } from 'node:path';

/** A place in a file of the build, as telemetry and browsers write it; lines and columns count from 1. */
const built = /assets\/([\w-]+\.js):(\d+):(\d+)/g;

/**
 * Replaces each place in a text by the place in the source, with the name there: `src/ui/app/App.tsx:12:7
 * (App)`. A place stays as it is, with a note, where the folder has no map of its file: another release has
 * another.
 */
export function placesOf(text: string, folder: string): string {
  const maps = new Map<string, SourceMap | null>();
  return text.replaceAll(built, (place, file: string, line: string, column: string) => {
    if (!maps.has(file)) maps.set(file, readMap(join(folder, `${file}.map`)));
    const map = maps.get(file);
    if (!map) return `${place} (no map of this file: it is of another release)`;
    const entry = map.findEntry(Number(line) - 1, Number(column) - 1);
    if (!('originalSource' in entry)) return `${place} (no source)`;
    const { originalSource, originalLine, originalColumn } = entry;
    // Missing in the types of Node.
    const { name } = entry as { readonly name?: string };
    const said = name === undefined || name === '' ? '' : ` (${name})`;
    return `${originalSource}:${originalLine + 1}:${originalColumn + 1}${said}`;
  });
}

function readMap(file: string): SourceMap | null {
  if (!existsSync(file)) return null;
  return new SourceMap(JSON.parse(readFileSync(file, 'utf8')) as SourceMapPayload);
}
