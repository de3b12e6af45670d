import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { FailedScreen } from '../../../src/ui/design/FailedScreen';

afterEach(cleanup);

const onRetry = vi.fn();
const failed = (busy: boolean): ReactElement => (
  <MemoryRouter>
    <FailedScreen level={2} explanation="Rien n'a été perdu." busy={busy} onRetry={onRetry} />
  </MemoryRouter>
);
const theButton = (): HTMLElement => screen.getByRole('button', { name: 'Réessayer' });

describe('a screen that failed', () => {
  test('keeps the focus on its button while a retry is under way, and ignores a second click', () => {
    const { rerender } = render(failed(false));
    theButton().focus();
    fireEvent.click(theButton());
    rerender(failed(true));
    expect(document.activeElement).toBe(theButton());
    fireEvent.click(theButton());
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  test('announces the failure again when the retry fails too', () => {
    const { rerender } = render(failed(false));
    const first = screen.getByRole('alert');
    rerender(failed(true));
    expect(screen.queryByRole('alert')).toBeNull();
    rerender(failed(false));
    const second = screen.getByRole('alert');
    expect(second).not.toBe(first);
    expect(second.textContent).toBe("Rien n'a été perdu.");
  });
});
