import { cleanup, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type * as Hook from '../../../../src/ui/design/page/useFieldAfterResult';

const scrollPlaces = '../../../../src/ui/design/page/scrollPlaces';
const isReturning = vi.fn(() => false);
const startAtTop = vi.fn();
let useFieldAfterResult: typeof Hook.useFieldAfterResult;

/** The test files share their modules: the hook is imported anew, and not left to the next file. */
beforeAll(async () => {
  vi.resetModules();
  vi.doMock(scrollPlaces, () => ({ isReturning, startAtTop }));
  ({ useFieldAfterResult } = await import('../../../../src/ui/design/page/useFieldAfterResult'));
});
afterAll(() => {
  vi.doUnmock(scrollPlaces);
  vi.resetModules();
});
beforeEach(() => {
  startAtTop.mockClear();
});
afterEach(cleanup);

function Search({ isForm }: { readonly isForm: boolean }): ReactElement {
  useFieldAfterResult(isForm);
  return isForm ? (
    <form>
      <input aria-label="Numéro" />
      <input aria-label="Plaque" />
    </form>
  ) : (
    <h2>Votre avis</h2>
  );
}

it('the form that replaces a result: its first field has the focus, the page is at its top', () => {
  const { rerender } = render(<Search isForm={false} />);
  rerender(<Search isForm />);
  expect(document.activeElement).toBe(screen.getByLabelText('Numéro'));
  expect(startAtTop).toHaveBeenCalledOnce();
});

it('the form of the first render, or rendered again, does not take the focus', () => {
  const { rerender } = render(<Search isForm />);
  rerender(<Search isForm />);
  expect(document.activeElement).toBe(document.body);
  expect(startAtTop).not.toHaveBeenCalled();
});

it('after back or forward the focus and the scroll position stay', () => {
  const { rerender } = render(<Search isForm={false} />);
  isReturning.mockReturnValueOnce(true);
  rerender(<Search isForm />);
  expect(document.activeElement).toBe(document.body);
  expect(startAtTop).not.toHaveBeenCalled();
});
