import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { UnreadableEntries } from '../../../src/ui/design/UnreadableEntries';
import { ContractList } from '../../../src/ui/member/ContractList';

afterEach(cleanup);

describe('P7.2 entries that could not be read', () => {
  it.each([
    [1, /^1 élément illisible\. Il manque dans cette liste/],
    [1_200, /^1\u202f200 éléments illisibles\. Ils manquent dans cette liste/],
  ])('%d of them are told above the list', (count, sentence) => {
    render(<UnreadableEntries count={count} />);
    expect(screen.getByRole('status').textContent).toMatch(sentence);
  });

  it('nothing is told where every entry could be read', () => {
    render(<UnreadableEntries count={0} />);
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('a list of which no entry could be read is not called empty', () => {
    render(
      <MemoryRouter>
        <ContractList
          emptyMessage="vous n'avez pas aucune facture pour le moment."
          unreadable={2}
          caption="Factures"
          columns={[]}
          rows={[]}
          keyOf={() => ''}
        />
      </MemoryRouter>,
    );
    expect(screen.getByText('2 éléments illisibles')).toBeDefined();
    expect(screen.queryByText(/pas aucune facture/)).toBeNull();
  });
});
