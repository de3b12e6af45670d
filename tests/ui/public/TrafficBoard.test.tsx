import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { TrafficBoard } from '../../../src/ui/public/TrafficBoard';
import { TrafficStrip } from '../../../src/ui/public/TrafficStrip';
import type { TrafficView } from '../../../src/ui/public/TrafficView';

afterEach(cleanup);

const ready = {
  status: 'ready',
  isStale: false,
  updatedAt: '13:31',
  lines: [
    {
      id: 'MA',
      from: 'Carénage',
      to: 'Prado',
      state: 'fluid',
      word: 'Fluide',
      minutes: 4,
      closed: '',
    },
  ],
} as const satisfies TrafficView;

const board = (traffic: TrafficView, age = 0): ReactElement => (
  <TrafficBoard traffic={traffic} age={age} onRetry={vi.fn()} />
);

describe('the traffic board', () => {
  test('says when it was read, and that it goes on reading', () => {
    render(board(ready));
    expect(screen.getByText('Mis à jour à 13:31, puis toutes les 30 secondes.')).toBeDefined();
    expect(screen.getByRole('status').textContent).toBe('');
  });

  test('after a reading that failed, the last state known does not pass for the present one', () => {
    const { rerender } = render(board(ready));
    rerender(board({ ...ready, isStale: true }, 3));
    expect(screen.getByRole('status').textContent).toBe(
      'Actualisation impossible. Dernier état connu à 13:31.',
    );
    expect(screen.getByText(/Il y a 3 min\./)).toBeDefined();
    expect(screen.queryByText(/Mis à jour/)).toBeNull();
    expect(screen.getByText('Fluide')).toBeDefined();
  });

  test('a retry keeps the focus: on the button until it ends, then on the tunnels', () => {
    const { rerender } = render(board({ status: 'failed' }));
    const retry = screen.getByRole('button', { name: 'Réessayer' });
    retry.focus();
    fireEvent.click(retry);
    rerender(board({ status: 'failed', isRetrying: true }));
    expect(document.activeElement).toBe(retry);
    rerender(board(ready));
    expect(document.activeElement?.textContent).toContain('Carénage');
  });

  test('tunnels that were read without being asked for leave the focus alone', () => {
    const { rerender } = render(board({ status: 'loading' }));
    rerender(board(ready));
    expect(document.activeElement).toBe(document.body);
  });
});

test('P7.3 a direction that could not be read is « Inconnu » on the board, and not in the strip of the worst ones', () => {
  const unknown = { ...ready.lines[0], state: 'unknown', word: 'Inconnu', minutes: null } as const;
  const traffic: TrafficView = { ...ready, lines: [unknown] };
  const { unmount } = render(board(traffic));
  expect(screen.getByRole('row', { name: /Carénage → Prado.*Inconnu/ })).toBeDefined();
  unmount();
  render(<TrafficStrip traffic={traffic} />);
  expect(screen.queryByText(/Carénage/)).toBeNull();
});
