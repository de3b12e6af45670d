import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { OffersPage } from '../../../../src/ui/public/offers/OffersPage';
import { soldTariffs } from '../../../support/purchase/purchase';
import { showPublic } from '../showPublic';

afterEach(cleanup);

it('P2.12, P9.1 each offer has a way to subscribe; a professional sees no offer for individuals', async () => {
  const { user } = showPublic(<OffersPage />, { site: { tariffs: soldTariffs } });
  expect(await screen.findAllByRole('article')).toHaveLength(3);
  expect(screen.getAllByRole('link', { name: /S'abonner/ })).toHaveLength(3);
  expect(screen.getAllByRole('columnheader')).toHaveLength(3);
  await user.click(screen.getByRole('radio', { name: 'Un professionnel' }));
  expect(screen.getAllByRole('article')).toHaveLength(2);
  expect(screen.getAllByRole('columnheader').map((one) => one.textContent)).toEqual([
    'Tunnel Pass',
    'Tunnel Pass +',
  ]);
});
