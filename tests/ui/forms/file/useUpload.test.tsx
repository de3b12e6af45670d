import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import * as E from 'fp-ts/Either';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useUpload } from '../../../../src/ui/forms/file/useUpload';
import { aDocumentFile, wholePdf } from '../../../support/purchase/purchase';

afterEach(cleanup);

const pdf = (name = 'rib.pdf', text = wholePdf): File =>
  new File([text], name, { type: 'application/pdf' });
const forged = pdf('rib.pdf', '<html></html>');
const gone = Object.assign(pdf(), {
  arrayBuffer: () => Promise.reject(new DOMException('', 'NotFoundError')),
});
const asked = pdf('rib.pdf', `${wholePdf} trailer <</Encrypt <</Filter /Adobe.PubSec>>>>`);
const heic = new File(['\0\0\0\u0018ftypheic'], 'IMG_0042.HEIC');
const webp = new File(['RIFF\0\0\0\0WEBP'], 'IMG_0042.jpg');
const contentOf = async (file: File | null): Promise<string | undefined> => file?.text();

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A browser that decodes HEIC: 6,000 pixels. */
function stubDecoder(): void {
  vi.stubGlobal('createImageBitmap', () => Promise.resolve({ width: 6_000, height: 3_000 }));
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      readonly width: number;
      constructor(width: number) {
        this.width = width;
      }
      readonly getContext = (): object => ({ fillRect: vi.fn(), drawImage: vi.fn() });
      readonly convertToBlob = (): Promise<Blob> =>
        Promise.resolve(new Blob([Uint8Array.of(0xff, 0xd8, 0xff, 0xd9), `${this.width}`]));
    },
  );
}

describe('the document of a file field (M5.8)', () => {
  it('shows no error at first, and reports a missing file on submit', async () => {
    const { result } = renderHook(() => useUpload());
    expect(result.current.error).toBeNull();
    let checked;
    await act(async () => {
      checked = await result.current.check();
    });
    expect(checked).toEqual(E.left({ kind: 'upload/missing' }));
    expect(result.current.error).toEqual({ kind: 'upload/missing' });
    act(() => result.current.choose(pdf()));
    await waitFor(() => expect(result.current.error).toBeNull());
  });

  it('M4.2 is removed once it was sent, unless another one was chosen since', async () => {
    const { result } = renderHook(() => useUpload());
    const sendThen = async (chosen: File | null): Promise<void> => {
      act(() => result.current.choose(pdf('sent.pdf')));
      await act(async () => {
        const sent = await result.current.check();
        if (chosen) result.current.choose(chosen);
        if (E.isRight(sent)) result.current.clear(sent.right);
        await Promise.resolve();
      });
    };
    await sendThen(pdf('later.pdf'));
    expect(result.current.file?.name).toBe('later.pdf');
    await sendThen(null);
    expect(result.current.file).toBeNull();
  });

  it('is returned also when it is requested while it is read', async () => {
    const { result } = renderHook(() => useUpload());
    const file = pdf();
    await act(async () => {
      result.current.choose(file);
      const checked = await result.current.check();
      expect(E.isRight(checked) && checked.right.name).toBe(file.name);
    });
    expect(result.current.file).toBe(file);
  });

  it('is copied when it is chosen: what changes or vanishes afterwards is sent as it was', async () => {
    const { result } = renderHook(() => useUpload());
    const file = pdf();
    act(() => result.current.choose(file));
    await waitFor(() => expect(result.current.checked).not.toBeNull());
    file.arrayBuffer = gone.arrayBuffer;
    await act(async () => {
      const sent = await result.current.check();
      expect(E.isRight(sent) && sent.right).toBe(result.current.checked);
    });
    expect(await contentOf(result.current.checked)).toBe(wholePdf);
  });

  it.each([
    ['HEIC', heic],
    ['WebP', webp],
  ])(
    'a photo in %s becomes a JPEG of 4,096 pixels where the browser decodes it',
    async (_, photo) => {
      stubDecoder();
      const { result } = renderHook(() => useUpload());
      act(() => result.current.choose(photo));
      await waitFor(() => expect(result.current.checked).not.toBeNull());
      expect(result.current.checked).toMatchObject({ name: 'IMG_0042.jpg', type: 'image/jpeg' });
      expect(await contentOf(result.current.checked)).toMatch(/4096$/);
    },
  );

  it.each([
    ['whose content is another', forged, 'upload/not-what-it-says'],
    ['that cannot be read any more', gone, 'upload/unreadable'],
    ['that asks for a password', asked, 'upload/locked'],
    ['in HEIC that the browser cannot decode', heic, 'upload/heic'],
    ['in WebP that the browser cannot decode', webp, 'upload/not-what-it-says'],
  ])('a file %s is reported at once, and can be replaced', async (_, file, kind) => {
    const { result } = renderHook(() => useUpload());
    act(() => result.current.choose(file));
    await waitFor(() => expect(result.current.error).toEqual({ kind }));
    expect(result.current.file).toBe(file);
    act(() => result.current.choose(null));
    expect(result.current.error).toBeNull();
    expect(result.current.file).toBeNull();
  });

  it('does not show the error of a file that was replaced in the meantime', async () => {
    const { result } = renderHook(() => useUpload());
    await act(async () => {
      result.current.choose(forged);
      result.current.choose(pdf('autre.pdf'));
      await result.current.check();
    });
    expect(result.current.error).toBeNull();
  });

  it('is valid once it is read, and reports the check until then', async () => {
    const { result } = renderHook(() => useUpload());
    const file = pdf();
    act(() => result.current.choose(file));
    expect(result.current).toMatchObject({ isChecking: true, checked: null });
    await waitFor(() => expect(result.current.isChecking).toBe(false));
    expect(result.current.checked?.name).toBe(file.name);
    act(() => result.current.choose(forged));
    expect(result.current.checked).toBeNull();
    await waitFor(() => expect(result.current.error).not.toBeNull());
    expect(result.current).toMatchObject({ isChecking: false, checked: null });
    act(() => result.current.choose(pdf()));
    act(() => result.current.choose(null));
    expect(result.current.isChecking).toBe(false);
  });

  it('is restored when its step is opened again', () => {
    const kept = aDocumentFile();
    const changes: (File | null)[] = [];
    const { result } = renderHook(() =>
      useUpload({ initial: kept, onChange: (file) => void changes.push(file) }),
    );
    expect(result.current).toMatchObject({ file: kept, checked: kept, isChecking: false });
    expect(changes).toEqual([]);
    const other = pdf('autre.pdf');
    act(() => result.current.choose(other));
    act(() => result.current.choose(null));
    expect(changes).toEqual([other, null]);
    expect(result.current.isChecking).toBe(false);
  });
});
