import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
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
const answered = (): Promise<void> => act(() => Promise.resolve());
const pass = (ms: number): void => {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
};

describe('an asynchronous button (P4.24)', () => {
  test.each([
    [true, 'C’est fait'],
    [false, 'Échec'],
  ])('says how it went (%s) for 2.5 seconds, then rests', async (isDone, words) => {
    render(<AsyncButton onClick={() => Promise.resolve(isDone)}>Enregistrer</AsyncButton>);
    fireEvent.click(theButton());
    expect(said()).toBe('En cours…');
    await answered();
    expect(said()).toBe(words);
    pass(2499);
    expect(said()).toBe(words);
    pass(1);
    expect(said()).toBe('');
  });

  test('takes a rejected promise for a failure', async () => {
    render(<AsyncButton onClick={() => Promise.reject(new Error())}>Enregistrer</AsyncButton>);
    fireEvent.click(theButton());
    await answered();
    expect(said()).toBe('Échec');
  });

  test('ignores clicks until it rests again', async () => {
    const onClick = vi.fn(() => Promise.resolve(true));
    render(<AsyncButton onClick={onClick}>Enregistrer</AsyncButton>);
    fireEvent.click(theButton());
    fireEvent.click(theButton());
    await answered();
    fireEvent.click(theButton());
    expect(onClick).toHaveBeenCalledTimes(1);
    pass(2500);
    fireEvent.click(theButton());
    expect(onClick).toHaveBeenCalledTimes(2);
    await answered();
  });

  test('keeps its name and the focus while it works', () => {
    render(<AsyncButton onClick={() => new Promise(() => undefined)}>Enregistrer</AsyncButton>);
    theButton().focus();
    fireEvent.click(theButton());
    expect(document.activeElement).toBe(theButton());
    expect(theButton().getAttribute('aria-disabled')).toBe('true');
  });

  test('follows the state that its owner tells, and lets each outcome rest', () => {
    const button = (state: AsyncState) => (
      <AsyncButton type="submit" state={state}>
        Enregistrer
      </AsyncButton>
    );
    const { rerender } = render(button('idle'));
    rerender(button('loading'));
    expect(said()).toBe('En cours…');
    rerender(button('fail'));
    pass(2500);
    expect(said()).toBe('');
    rerender(button('loading'));
    rerender(button('success'));
    expect(said()).toBe('C’est fait');
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
