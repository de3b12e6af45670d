import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import * as E from 'fp-ts/Either';
import { afterEach, describe, expect, it } from 'vitest';
import { useUpload } from '../../../../src/ui/forms/file/useUpload';

afterEach(cleanup);

const pdf = (name = 'rib.pdf'): File =>
  new File(['%PDF-1.4 releve'], name, { type: 'application/pdf' });
const forged = new File(['<html></html>'], 'rib.pdf', { type: 'application/pdf' });
const unreadable = {
  slice: () => ({ arrayBuffer: () => Promise.reject(new DOMException('', 'NotFoundError')) }),
};
const gone = Object.assign(pdf(), unreadable);

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

  it('is returned also when it is requested while its first bytes are read', async () => {
    const { result } = renderHook(() => useUpload());
    const file = pdf();
    await act(async () => {
      result.current.choose(file);
      const checked = await result.current.check();
      expect(E.isRight(checked) && checked.right).toBe(file);
    });
    expect(result.current.file).toBe(file);
  });

  it.each([
    ['whose content is another', forged, 'upload/not-what-it-says'],
    ['that cannot be read any more', gone, 'upload/unreadable'],
  ])('a file %s is reported at once, and can be replaced', async (_, file, kind) => {
    const { result } = renderHook(() => useUpload());
    act(() => result.current.choose(file));
    await waitFor(() => expect(result.current.error).toEqual({ kind }));
    expect(result.current.file).toBe(file);
    act(() => result.current.choose(null));
    expect(result.current.error).toBeNull();
    expect(result.current.file).toBeNull();
  });

  it('reports on submit that the file was moved or changed since it was chosen', async () => {
    const { result } = renderHook(() => useUpload());
    const file = pdf();
    act(() => result.current.choose(file));
    await act(async () => {
      expect(E.isRight(await result.current.check())).toBe(true);
    });
    Object.assign(file, unreadable);
    await act(() => result.current.check());
    expect(result.current.error).toEqual({ kind: 'upload/unreadable' });
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

  it('is valid once its first bytes are read, and reports the check until then', async () => {
    const { result } = renderHook(() => useUpload());
    const file = pdf();
    act(() => result.current.choose(file));
    expect(result.current).toMatchObject({ isChecking: true, checked: null });
    await waitFor(() => expect(result.current).toMatchObject({ isChecking: false, checked: file }));
    act(() => result.current.choose(forged));
    expect(result.current.checked).toBeNull();
    await waitFor(() => expect(result.current.error).not.toBeNull());
    expect(result.current).toMatchObject({ isChecking: false, checked: null });
    act(() => result.current.choose(pdf()));
    act(() => result.current.choose(null));
    expect(result.current.isChecking).toBe(false);
  });

  it('is restored when its step is opened again, and validated again', async () => {
    const kept = pdf();
    const changes: (File | null)[] = [];
    const { result } = renderHook(() =>
      useUpload({ initial: kept, onChange: (file) => void changes.push(file) }),
    );
    expect(result.current.file).toBe(kept);
    await waitFor(() => expect(result.current.checked).toBe(kept));
    expect(changes).toEqual([]);
    const other = pdf('autre.pdf');
    act(() => result.current.choose(other));
    act(() => result.current.choose(null));
    expect(changes).toEqual([other, null]);
    await waitFor(() => expect(result.current.isChecking).toBe(false));
  });

  it('reports that it was changed while another step was open', async () => {
    const { result } = renderHook(() => useUpload({ initial: gone }));
    await waitFor(() => expect(result.current.error).toEqual({ kind: 'upload/unreadable' }));
    expect(result.current.file).toBe(gone);
  });
});
