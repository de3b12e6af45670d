import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadSubscriber } from '../../../../src/application/subscriber/loadSubscriber';
import { selectContract } from '../../../../src/application/subscriber/subscriberSlice';
import { address, openPassages, rowBox, stubLayout } from './openPassages';

beforeEach(stubLayout);
afterEach(cleanup);

/** The entries of the badge list and the names of their groups, in order. */
const badgeChoices = (): readonly (string | null)[] =>
  [...screen.getByLabelText('Badge').querySelectorAll('option, optgroup')].map(
    (choice) => choice.getAttribute('label') ?? choice.textContent,
  );

describe('the badge to search for', () => {
  it('M2.26, M7.13 the badges of all contracts are selectable; the page says it shows them all', async () => {
    const { user, queries } = await openPassages();
    await rowBox(0);
    expect(
      screen.getByText(
        'Cette page montre les trajets de tous vos contrats, quel que soit le contrat sélectionné.',
      ),
    ).toBeDefined();
    expect(badgeChoices()).toEqual([
      'Tous les badges',
      'Contrat 00412873',
      'PEUGEOT 208 – 64010827',
      '64010828',
      'Contrat 00500118',
      'UTILITAIRE – 65220001',
    ]);
    await user.selectOptions(screen.getByLabelText('Badge'), 'UTILITAIRE – 65220001');
    await user.click(screen.getByRole('button', { name: 'Rechercher' }));
    await waitFor(() => expect(queries.at(-1)).toMatchObject({ badgeReference: '65220001' }));
  });

  it('M2.26 another contract only reorders the groups: search, page and selection stay', async () => {
    const entry = `${address}?badge=64010828&du=2026-03-01&page=2&lignes=100`;
    const { user, store, queries, shownAddress } = await openPassages({ entry });
    await user.click(await rowBox(0));
    act(() => {
      store.dispatch(selectContract(1));
    });
    expect(badgeChoices()).toEqual([
      'Tous les badges',
      'Contrat 00500118',
      'UTILITAIRE – 65220001',
      'Contrat 00412873',
      'PEUGEOT 208 – 64010827',
      '64010828',
    ]);
    expect(screen.getByLabelText('Badge')).toHaveProperty('value', '64010828');
    expect(screen.getByText('1 trajet sélectionné, 3,20 €')).toBeDefined();
    expect(shownAddress()).toBe(entry);
    expect(queries).toHaveLength(1);
  });

  it('M7.13 badges that arrive after the search do not send it again', async () => {
    const { store, queries } = await openPassages({ areBadgesLate: true });
    await rowBox(0);
    await act(() => store.dispatch(loadSubscriber()));
    expect(badgeChoices()).toContain('UTILITAIRE – 65220001');
    expect(queries).toHaveLength(1);
  });
});
