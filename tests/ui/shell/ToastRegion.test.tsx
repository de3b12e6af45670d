import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { renderInMantine } from '../../support/browser/renderInMantine';
import { useState, type ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ToastRegion, type ToastView } from '../../../src/ui/shell/ToastRegion';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const failure: ToastView = {
  id: 'a',
  from: 'member/saveBankDetails/failed',
  tone: 'error',
  text: 'La connexion a été interrompue.',
};
const success: ToastView = {
  id: 'b',
  from: 'member/exportPassages/succeeded',
  tone: 'success',
  text: '12 trajets exportés.',
};

function Toasts({ initial }: { readonly initial: readonly ToastView[] }): ReactElement {
  const [toasts, setToasts] = useState(initial);
  const dismiss = (id: string): void => {
    setToasts((known) => known.filter((toast) => toast.id !== id));
  };
  return (
    <>
      <button type="button">Exporter</button>
      <ToastRegion toasts={toasts} onDismiss={dismiss} />
    </>
  );
}

const pass = (ms: number): void => {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
};
const closeButton = (toast: HTMLElement): HTMLElement =>
  within(toast).getByRole('button', { name: 'Fermer la notification' });

describe('toasts (P8.1)', () => {
  test('an error is an alert, a success is a status', () => {
    renderInMantine(<Toasts initial={[failure, success]} />);
    expect(screen.getByRole('alert').textContent).toContain(failure.text);
    expect(screen.getByRole('alert').dataset['from']).toBe('member/saveBankDetails/failed');
    expect(screen.getByRole('status').textContent).toContain(success.text);
  });

  test('a toast disappears after 7 seconds', () => {
    renderInMantine(<Toasts initial={[failure]} />);
    pass(6750);
    expect(screen.getByRole('alert')).toBeDefined();
    pass(250);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('the timer pauses while the pointer is on a toast', () => {
    renderInMantine(<Toasts initial={[failure]} />);
    pass(5000);
    fireEvent.mouseEnter(screen.getByRole('alert'));
    pass(60_000);
    fireEvent.mouseLeave(screen.getByRole('alert'));
    pass(1750);
    expect(screen.getByRole('alert')).toBeDefined();
    pass(250);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('all timers pause while the focus is on a toast', () => {
    renderInMantine(<Toasts initial={[failure, success]} />);
    act(() => {
      closeButton(screen.getByRole('alert')).focus();
    });
    pass(60_000);
    expect(screen.getByRole('status')).toBeDefined();
  });

  test('closing a toast restores the previous focus; the other timers continue', () => {
    renderInMantine(<Toasts initial={[failure, success]} />);
    const before = screen.getByRole('button', { name: 'Exporter' });
    act(() => {
      before.focus();
      closeButton(screen.getByRole('alert')).focus();
    });
    fireEvent.click(closeButton(screen.getByRole('alert')));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(document.activeElement).toBe(before);
    pass(7000);
    expect(screen.queryByRole('status')).toBeNull();
  });
});
