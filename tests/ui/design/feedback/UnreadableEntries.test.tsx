import { cleanup, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { UnreadableEntries } from '../../../../src/ui/design/feedback/UnreadableEntries';
import { ContractList } from '../../../../src/ui/member/area/ContractList';
import { renderInMantine } from '../../../support/browser/renderInMantine';

afterEach(cleanup);

describe('P7.2 unreadable entries', () => {
  it.each([
    [1, /^1 élément illisible\. Il manque dans cette liste/],
    [1_200, /^1\u202f200 éléments illisibles\. Ils manquent dans cette liste/],
  ])('reports %d of them above the list', (count, sentence) => {
    renderInMantine(<UnreadableEntries count={count} />);
    expect(screen.getByRole('status').textContent).toMatch(sentence);
  });

  it('renders nothing when every entry is readable', () => {
    renderInMantine(<UnreadableEntries count={0} />);
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('a list without a readable entry is not reported as empty', () => {
    renderInMantine(
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
