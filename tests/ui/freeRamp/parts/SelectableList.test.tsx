import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { cents } from '../../../../src/domain/basis/money';
import { SelectableList } from '../../../../src/ui/freeRamp/parts/SelectableList';
import { renderInMantine } from '../../../support/browser/renderInMantine';

afterEach(cleanup);

const rows = [1, 2].map((id) => ({ id, amount: cents(320) }));

it('WCAG 2.4.11 the bar stays in view only while a row is ticked, and keeps its button', () => {
  renderInMantine(
    <SelectableList
      caption="Vos tickets"
      columns={[{ label: 'N°', cell: ({ id }) => id }]}
      rows={rows}
      isSelectable={() => true}
      boxLabel={({ id }) => `Sélectionner le ticket ${String(id)}`}
      selected={(count, total) => `${String(count)} tickets, ${total}`}
      action={(_, clear) => (
        <button type="button" onClick={clear}>
          Effacer
        </button>
      )}
    />,
  );
  const button = screen.getByRole('button', { name: 'Effacer' });
  const isFloating = (): boolean => button.parentElement?.className.includes('ticked') ?? false;
  expect(isFloating()).toBe(false);
  const all = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Tout sélectionner' });
  expect(all.indeterminate).toBe(false);
  fireEvent.click(screen.getByRole('checkbox', { name: 'Sélectionner le ticket 2' }));
  expect(all.indeterminate).toBe(true);
  expect(isFloating()).toBe(true);
  expect(screen.getByRole('status').textContent).toBe('1 tickets, 3,20\u202f€');
  fireEvent.click(button);
  expect(isFloating()).toBe(false);
  expect(screen.getByRole('button', { name: 'Effacer' })).toBe(button);
});
