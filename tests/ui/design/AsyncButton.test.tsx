import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { AsyncButton, type AsyncState } from '../../../src/ui/design/AsyncButton';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const theButton = (): HTMLElement => screen.getByRole('button', { name: 'Enregistrer' });
const said = (): string => screen.getByRole('status').textContent;
const shown = (): string => theButton().textContent;
const pass = (ms: number): void => {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
};
const button = (state: AsyncState, onClick?: () => void): ReactElement => (
  <AsyncButton state={state} {...(onClick && { onClick })}>
    Enregistrer
  </AsyncButton>
);

describe('an asynchronous button (P4.24)', () => {
  test.each([
    ['success', "C'est fait"],
    ['fail', 'Échec'],
  ] as const)('shows how it went (%s) for 2.5 seconds, then rests', (outcome, words) => {
    const { rerender } = render(button('idle'));
    rerender(button('loading'));
    expect(said()).toBe('En cours…');
    rerender(button(outcome));
    expect(shown()).toContain(words);
    pass(2499);
    expect(shown()).toContain(words);
    pass(1);
    expect(shown()).toBe('Enregistrer');
  });

  test.each(['success', 'fail'] as const)(
    'leaves the outcome (%s) to the one place that tells it: nothing is read twice',
    (outcome) => {
      const { rerender } = render(button('loading'));
      rerender(button(outcome));
      expect(said()).toBe('');
    },
  );

  test('tells a success itself where nothing else does', () => {
    const told = (state: AsyncState): ReactElement => (
      <AsyncButton state={state} messages={{ success: 'Toujours en cours' }} tellsSuccess>
        Vérifier
      </AsyncButton>
    );
    const { rerender } = render(told('loading'));
    rerender(told('success'));
    expect(said()).toBe('Toujours en cours');
    rerender(told('fail'));
    expect(said()).toBe('');
  });

  test('shows the next outcome after the last one has rested', () => {
    const { rerender } = render(button('fail'));
    pass(2500);
    rerender(button('loading'));
    rerender(button('success'));
    expect(shown()).toContain("C'est fait");
  });

  test('ignores clicks until it rests again', () => {
    const onClick = vi.fn();
    const { rerender } = render(button('idle', onClick));
    fireEvent.click(theButton());
    rerender(button('loading', onClick));
    fireEvent.click(theButton());
    rerender(button('success', onClick));
    fireEvent.click(theButton());
    expect(onClick).toHaveBeenCalledTimes(1);
    pass(2500);
    fireEvent.click(theButton());
    expect(onClick).toHaveBeenCalledTimes(2);
  });

  test('keeps its name and the focus while it works', () => {
    const { rerender } = render(button('idle'));
    theButton().focus();
    rerender(button('loading'));
    expect(document.activeElement).toBe(theButton());
    expect(theButton().getAttribute('aria-disabled')).toBe('true');
  });

  test('does not submit its form a second time while the first is under way', () => {
    const onSubmit = vi.fn((event: Event) => {
      event.preventDefault();
    });
    render(
      <form
        onSubmit={(event) => {
          onSubmit(event.nativeEvent);
        }}
      >
        <AsyncButton type="submit" state="loading">
          Enregistrer
        </AsyncButton>
      </form>,
    );
    fireEvent.click(theButton());
    expect(onSubmit).not.toHaveBeenCalled();
  });
});
