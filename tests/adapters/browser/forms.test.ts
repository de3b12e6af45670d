import { afterEach, describe, expect, it, vi } from 'vitest';
import { downloadFileSaver } from '../../../src/adapters/browser/downloadFileSaver';
import { formPassagePrinter } from '../../../src/adapters/browser/formPassagePrinter';

afterEach(() => {
  vi.restoreAllMocks();
});

describe('M7.7 printing passages', () => {
  it('posts the ids and the token only, to a new tab', () => {
    let posted: HTMLFormElement | undefined;
    vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (
      this: HTMLFormElement,
    ) {
      posted = this.cloneNode(true) as HTMLFormElement;
    });
    formPassagePrinter('').print([900160, 900159], 'a.b.c');
    expect(posted?.getAttribute('action')).toBe('/api/public/passages/print');
    expect(posted?.method).toBe('post');
    expect(posted?.target).toBe('_blank');
    expect(Object.fromEntries(new FormData(posted))).toEqual({
      ids: '900160,900159',
      token: 'a.b.c',
    });
    expect(document.forms).toHaveLength(0);
  });
});

describe('saving a file', () => {
  it.each([
    ['text', '\uFEFFa;b', 6],
    ['bytes', new Blob([new Uint8Array([0x25, 0xff, 0x00, 0x80])]), 4],
  ] as const)(
    'names a download of %s, and revokes its URL when a slow browser has fetched it',
    async (_title, content, size) => {
      vi.useFakeTimers();
      const revoke = vi.fn();
      let saved: Blob | undefined;
      Object.assign(URL, {
        createObjectURL: (blob: Blob) => {
          saved = blob;
          return 'blob:saved';
        },
        revokeObjectURL: revoke,
      });
      let name = '';
      vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
        this: HTMLAnchorElement,
      ) {
        name = this.download;
      });
      downloadFileSaver.save({ name: 'export.csv', mediaType: 'text/csv', content });
      await vi.advanceTimersByTimeAsync(30_000);
      expect(revoke).not.toHaveBeenCalled();
      await vi.runAllTimersAsync();
      vi.useRealTimers();
      expect(name).toBe('export.csv');
      expect([saved?.type, saved?.size]).toEqual(['text/csv', size]);
      expect(revoke).toHaveBeenCalledWith('blob:saved');
    },
  );
});
