import { vi } from 'vitest';

export interface KeptBlobs {
  /** By the addresses that are not given up yet. */
  readonly kept: ReadonlyMap<string, Blob>;
  /** How many addresses were given so far. */
  readonly made: () => number;
}

/** Stands in for what jsdom lacks of files: addresses of blobs, and a field that is given its file. Undone by `vi.unstubAllGlobals`. */
export function keepBlobs(): KeptBlobs {
  const kept = new Map<string, Blob>();
  let made = 0;
  vi.stubGlobal(
    'URL',
    class extends URL {
      static override createObjectURL(blob: Blob): string {
        made += 1;
        const address = `blob:test/${made}`;
        kept.set(address, blob);
        return address;
      }

      static override revokeObjectURL(address: string): void {
        kept.delete(address);
      }
    },
  );
  vi.stubGlobal(
    'DataTransfer',
    class {
      readonly items = { add: () => undefined };
      /** A field of jsdom leaves its files as they are. */
      readonly files = null;
    },
  );
  return { kept, made: () => made };
}
