import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { operator, phoneHref } from '../../../../src/ui/operator';
import { FailedScreen } from '../../../../src/ui/design/feedback/FailedScreen';
import { renderInMantine } from '../../../support/browser/renderInMantine';

afterEach(cleanup);

const onRetry = vi.fn();
const failed = (busy: boolean): ReactElement => (
  <MemoryRouter>
    <FailedScreen level={2} explanation="Rien n'a été perdu." busy={busy} onRetry={onRetry} />
  </MemoryRouter>
);
const theButton = (): HTMLElement => screen.getByRole('button', { name: 'Réessayer' });

describe('a screen that failed to load', () => {
  test('names the phone number and leads to the contact form', () => {
    renderInMantine(failed(false));
    const addresses = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(addresses).toEqual([phoneHref(operator.phone), '/nous-contacter']);
  });

  test('keeps the focus on its button during a retry, and ignores a second click', () => {
    const { rerender } = renderInMantine(failed(false));
    theButton().focus();
    fireEvent.click(theButton());
    rerender(failed(true));
    expect(document.activeElement).toBe(theButton());
    fireEvent.click(theButton());
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  test.each([2, 3] as const)(
    'after a retry that succeeds the heading above it has the focus, at level %d',
    async (level) => {
      const page = (isFailed: boolean): ReactElement => (
        <MemoryRouter>
          <main>
            <h1>Vos badges</h1>
            {isFailed && (
              <FailedScreen level={level} explanation="Réessayez." busy={false} onRetry={onRetry} />
            )}
          </main>
        </MemoryRouter>
      );
      const { rerender } = renderInMantine(page(true));
      theButton().focus();
      rerender(page(false));
      await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading')));
    },
  );

  test('announces the error again when the retry fails', () => {
    const { rerender } = renderInMantine(failed(false));
    const first = screen.getByRole('alert');
    rerender(failed(true));
    expect(screen.queryByRole('alert')).toBeNull();
    rerender(failed(false));
    const second = screen.getByRole('alert');
    expect(second).not.toBe(first);
    expect(second.textContent).toBe("Rien n'a été perdu.");
  });
});
