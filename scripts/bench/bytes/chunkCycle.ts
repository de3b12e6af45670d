import type { Manifest } from '../../build/manifest.ts';

/**
 * The files of a cycle of static imports between chunks, or undefined. In a cycle a module can run before its
 * imports, and the pages that load it fail to start. Type checks and unit tests do not detect this.
 */
export function chunkCycle(manifest: Manifest): readonly string[] | undefined {
  const done = new Set<string>();
  const follow = (key: string, trail: readonly string[]): readonly string[] | undefined => {
    if (trail.includes(key)) return trail.slice(trail.indexOf(key));
    if (done.has(key)) return undefined;
    for (const next of manifest[key]?.imports ?? []) {
      const cycle = follow(next, [...trail, key]);
      if (cycle) return cycle;
    }
    done.add(key);
    return undefined;
  };
  for (const key of Object.keys(manifest)) {
    const cycle = follow(key, []);
    if (cycle) return cycle.map((one) => manifest[one]?.file ?? one);
  }
  return undefined;
}
