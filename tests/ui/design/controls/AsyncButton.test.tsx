import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { AsyncButton, type AsyncState } from '../../../../src/ui/design/controls/AsyncButton';
import { renderInMantine } from '../../../support/browser/renderInMantine';

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
  ] as const)('shows the result (%s) for 2.5 seconds, then becomes idle', (outcome, words) => {
    const { rerender } = renderInMantine(button('idle'));
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
    'does not announce the result (%s), which is announced elsewhere: nothing is read twice',
    (outcome) => {
      const { rerender } = renderInMantine(button('loading'));
      rerender(button(outcome));
      expect(said()).toBe('');
    },
  );

  test('announces the success when no other part of the page does', () => {
    const told = (state: AsyncState): ReactElement => (
      <AsyncButton state={state} messages={{ success: 'Toujours en cours' }} announcesSuccess>
        Vérifier
      </AsyncButton>
    );
    const { rerender } = renderInMantine(told('loading'));
    rerender(told('success'));
    expect(said()).toBe('Toujours en cours');
    rerender(told('fail'));
    expect(said()).toBe('');
  });

  test('shows the next result after it has become idle', () => {
    const { rerender } = renderInMantine(button('fail'));
    pass(2500);
    rerender(button('loading'));
    rerender(button('success'));
    expect(shown()).toContain("C'est fait");
  });

  test('ignores clicks until it is idle', () => {
    const onClick = vi.fn();
    const { rerender } = renderInMantine(button('idle', onClick));
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

  test('keeps its name and the focus while it is loading', () => {
    const { rerender } = renderInMantine(button('idle'));
    theButton().focus();
    rerender(button('loading'));
    expect(document.activeElement).toBe(theButton());
    expect(theButton().getAttribute('aria-disabled')).toBe('true');
  });

  test('without words for a list still announces that it works', () => {
    const icon = (state: AsyncState): ReactElement => (
      <AsyncButton state={state} isIcon aria-label="Enregistrer">
        {null}
      </AsyncButton>
    );
    const { rerender } = renderInMantine(icon('idle'));
    rerender(icon('loading'));
    expect(said()).toBe('En cours…');
    expect(shown()).toBe('');
  });

  test('does not submit its form again during the first submit', () => {
    const onSubmit = vi.fn((event: Event) => {
      event.preventDefault();
    });
    renderInMantine(
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
