import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { HomeOffers } from '../../../../src/ui/public/home/HomeLists';
import { OffersPage } from '../../../../src/ui/public/offers/OffersPage';
import { showPublic } from '../showPublic';

afterEach(cleanup);

const unknown = 'Les prix ne peuvent pas être affichés pour le moment.';

describe('P7.2 no offer is said to be closed while the prices are unreadable', () => {
  it.each([
    ['the home page', HomeOffers],
    ['the page of the offers', OffersPage],
  ])('on %s', async (_title, Page) => {
    showPublic(<Page />, { site: { tariffs: null } });
    expect(await screen.findByText(unknown)).toBeDefined();
    expect(screen.queryByText(/Aucune offre/)).toBeNull();
    cleanup();
    showPublic(<Page />, { site: { tariffs: [] } });
    expect(await screen.findByText(/^Aucune offre/)).toBeDefined();
    expect(screen.queryByText(unknown)).toBeNull();
  });

  it('the page of the offers still says how to reach the operator', async () => {
    showPublic(<OffersPage />, { site: { tariffs: null } });
    await screen.findByText(unknown);
    expect(screen.getByRole('link', { name: /^Appeler/ })).toBeDefined();
  });
});
