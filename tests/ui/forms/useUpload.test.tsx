import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { isRight, left } from 'fp-ts/Either';
import { afterEach, describe, expect, it } from 'vitest';
import { useUpload } from '../../../src/ui/forms/useUpload';

afterEach(cleanup);

const pdf = (name = 'rib.pdf'): File =>
  new File(['%PDF-1.4 releve'], name, { type: 'application/pdf' });
const forged = new File(['<html></html>'], 'rib.pdf', { type: 'application/pdf' });
const unreadable = {
  slice: () => ({ arrayBuffer: () => Promise.reject(new DOMException('', 'NotFoundError')) }),
};
const gone = Object.assign(pdf(), unreadable);

describe('the document of a file field (M5.8)', () => {
  it('says nothing before it was asked for, and that it is missing once it was', async () => {
    const { result } = renderHook(useUpload);
    expect(result.current.error).toBeNull();
    let checked;
    await act(async () => {
      checked = await result.current.check();
    });
    expect(checked).toEqual(left({ kind: 'upload/missing' }));
    expect(result.current.error).toEqual({ kind: 'upload/missing' });
    act(() => result.current.choose(pdf()));
    await waitFor(() => expect(result.current.error).toBeNull());
  });

  it('is given as it was chosen, even when it is asked for while its first bytes are read', async () => {
    const { result } = renderHook(useUpload);
    const file = pdf();
    await act(async () => {
      result.current.choose(file);
      const checked = await result.current.check();
      expect(isRight(checked) && checked.right).toBe(file);
    });
    expect(result.current.file).toBe(file);
  });

  it.each([
    ['whose content is another', forged, 'upload/not-what-it-says'],
    ['that cannot be read any more', gone, 'upload/unreadable'],
  ])('a file %s is told at once, and stays to be replaced', async (_, file, kind) => {
    const { result } = renderHook(useUpload);
    act(() => result.current.choose(file));
    await waitFor(() => expect(result.current.error).toEqual({ kind }));
    expect(result.current.file).toBe(file);
    act(() => result.current.choose(null));
    expect(result.current.error).toBeNull();
    expect(result.current.file).toBeNull();
  });

  it('a file that was moved or changed since it was chosen is told when it is to be sent', async () => {
    const { result } = renderHook(useUpload);
    const file = pdf();
    act(() => result.current.choose(file));
    await act(async () => {
      expect(isRight(await result.current.check())).toBe(true);
    });
    Object.assign(file, unreadable);
    await act(() => result.current.check());
    expect(result.current.error).toEqual({ kind: 'upload/unreadable' });
  });

  it('what is found out about a file that was replaced meanwhile is not said', async () => {
    const { result } = renderHook(useUpload);
    await act(async () => {
      result.current.choose(forged);
      result.current.choose(pdf('autre.pdf'));
      await result.current.check();
    });
    expect(result.current.error).toBeNull();
  });
});
