import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactElement } from 'react';
import { afterEach, expect, it } from 'vitest';
import { Tabs } from '../../../../src/ui/design/plain/Tabs';

afterEach(cleanup);

const titles = { one: 'Un', two: 'Deux', three: 'Trois' };

function Choice(): ReactElement {
  const [current, setCurrent] = useState<keyof typeof titles>('one');
  return (
    <Tabs label="Rubriques" titles={titles} current={current} onChoose={setCurrent}>
      {`Texte ${current}`}
    </Tabs>
  );
}
const selected = (): string | null => screen.getByRole('tab', { selected: true }).textContent;

it('the panel has the name of the selected tab', async () => {
  render(<Choice />);
  expect(screen.getByRole('tabpanel', { name: 'Un' }).textContent).toBe('Texte one');
  await userEvent.click(screen.getByRole('tab', { name: 'Trois' }));
  expect(screen.getByRole('tabpanel', { name: 'Trois' }).textContent).toBe('Texte three');
});

it('arrow keys, Home and End select a tab; only the selected tab is a tab stop', async () => {
  render(<Choice />);
  await userEvent.tab();
  for (const [key, title] of [
    ['{ArrowRight}', 'Deux'],
    ['{End}', 'Trois'],
    ['{ArrowRight}', 'Un'],
    ['{ArrowLeft}', 'Trois'],
    ['{Home}', 'Un'],
    ['x', 'Un'],
  ] as const) {
    await userEvent.keyboard(key);
    expect(selected()).toBe(title);
    expect(document.activeElement?.textContent).toBe(title);
  }
  await userEvent.tab();
  expect(document.activeElement).toBe(document.body);
});
