import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { TrafficBoard } from '../../../../src/ui/public/traffic/TrafficBoard';
import type { TrafficView } from '../../../../src/ui/public/traffic/TrafficView';

afterEach(cleanup);

const ready = {
  status: 'ready',
  isStale: false,
  updatedAt: '13:31',
  updatedOn: '21/11/2026',
  lines: [
    {
      id: 'carenageToPrado',
      from: 'Vieux-Port (Carénage)',
      to: 'Prado',
      state: 'fluid',
      word: 'Fluide',
      minutes: 4,
      closed: '',
    },
  ],
} as const satisfies TrafficView;

const board = (traffic: TrafficView, age = 0): ReactElement => (
  <TrafficBoard traffic={traffic} age={age} reasonOf={() => 'Travaux.'} onRetry={vi.fn()} />
);

describe('the traffic board', () => {
  test('shows the time of its data, and that they are live', () => {
    render(board(ready));
    expect(screen.getByText('En direct').parentElement?.textContent).toBe(
      'En direct, mis à jour à 13:31',
    );
    expect(screen.getByRole('status').textContent).toBe('');
  });

  test('after a failed update the last state is marked as old', () => {
    const { rerender } = render(board(ready));
    rerender(board({ ...ready, isStale: true }, 3));
    expect(screen.getByRole('status').textContent).toBe(
      'Actualisation impossible. Dernier état connu à 13:31.',
    );
    expect(screen.getByText(/Il y a 3 min\./)).toBeDefined();
    expect(screen.queryByText(/En direct/)).toBeNull();
    expect(screen.getByText('Fluide')).toBeDefined();
  });

  test.each([
    [14, '', 'En direct'],
    [15, 'Dernier état connu à 13:31.', 'Il y a 15 min.'],
    [180, 'Dernier état connu à 13:31.', 'Il y a 3 h.'],
    [1440, 'Dernier état connu le 21/11/2026 à 13:31.', 'Dernier état connu'],
  ])('P3.10 a state of %d minutes is live or old, whatever the update said', (age, said, shown) => {
    render(board(ready, age));
    expect(screen.getByRole('status').textContent).toBe(said);
    expect(screen.getByText(shown, { exact: false })).toBeDefined();
  });

  test('a retry keeps the focus: first on its button, then on the board', () => {
    const { rerender } = render(board({ status: 'failed' }));
    const retry = screen.getByRole('button', { name: 'Réessayer' });
    retry.focus();
    fireEvent.click(retry);
    rerender(board({ status: 'failed', isRetrying: true }));
    expect(document.activeElement).toBe(retry);
    rerender(board(ready));
    expect(document.activeElement?.textContent).toContain('Carénage');
  });

  test('an automatic update does not move the focus', () => {
    const { rerender } = render(board({ status: 'loading' }));
    rerender(board(ready));
    expect(document.activeElement).toBe(document.body);
  });
});

test('P7.3 an unreadable direction is « Inconnu »', () => {
  const unknown = { ...ready.lines[0], state: 'unknown', word: 'Inconnu', minutes: null } as const;
  render(board({ ...ready, lines: [unknown] }));
  expect(
    screen.getByRole('row', { name: /Vieux-Port \(Carénage\) → Prado.*Inconnu/ }),
  ).toBeDefined();
});

test('a closed direction says which roads are closed, and why', () => {
  const closed = 'Fermé\u202f: entrée Carénage';
  const line = {
    ...ready.lines[0],
    state: 'closed',
    word: 'Fermé',
    minutes: null,
    closed,
  } as const;
  render(board({ ...ready, lines: [line] }));
  expect(screen.getByRole('rowheader').textContent).toContain(`${closed}. Travaux.`);
});
