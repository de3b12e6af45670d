import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Level, Pair } from '../../../scripts/contract-tools/breaking/Change.ts';
import { runToEnd } from '../../../scripts/process/childProcess.ts';

interface RedoclyChange {
  /** Pointer to the first use of the part. */
  readonly path: string;
  readonly property?: string;
  readonly impact: Level;
  readonly base?: { readonly pointer: string };
  readonly revision?: { readonly pointer: string };
}

/** A reported change at one of its places. */
export interface RedoclyPlace {
  readonly place: string;
  readonly level: Level;
}

/** Runs `redocly diff` with its recommended rules on two contracts. */
export async function redoclyDiff({
  base,
  revision,
}: Pair<object>): Promise<readonly RedoclyPlace[]> {
  const folder = await mkdtemp(join(tmpdir(), 'redocly-'));
  const at = (name: string): string => join(folder, name);
  try {
    await writeFile(at('base.json'), JSON.stringify(base));
    await writeFile(at('revision.json'), JSON.stringify(revision));
    await writeFile(at('redocly.yaml'), "telemetry: 'off'\nextends: [diff-recommended]\n");
    const args = ['diff', at('base.json'), at('revision.json'), '--config', at('redocly.yaml')];
    const { output } = await runToEnd({
      command: 'redocly',
      args: [...args, '--format', 'json', '--fail-on', 'none', '-o', at('diff.json')],
      env: { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    });
    const text = await readFile(at('diff.json'), 'utf8').catch(() => {
      throw new Error(`redocly diff wrote nothing: ${output}`);
    });
    const { changes } = JSON.parse(text) as { readonly changes: readonly RedoclyChange[] };
    return changes.flatMap(({ path, property, impact, base: before, revision: after }) => {
      const used = property === undefined ? path : `${path}/${property}`;
      const places = [used, before?.pointer, after?.pointer];
      return places.flatMap((place) => (place === undefined ? [] : [{ place, level: impact }]));
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
