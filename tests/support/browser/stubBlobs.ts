import { vi } from 'vitest';

export interface StubbedBlobs {
  /** By URL, the blobs that were not revoked. */
  readonly kept: ReadonlyMap<string, Blob>;
  /** The number of URLs created so far. */
  readonly made: () => number;
}

/** Stubs blob URLs and DataTransfer, which jsdom lacks. Undone by `vi.unstubAllGlobals`. */
export function stubBlobs(): StubbedBlobs {
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
      /** null: an input of jsdom keeps its files. */
      readonly files = null;
    },
  );
  return { kept, made: () => made };
}
