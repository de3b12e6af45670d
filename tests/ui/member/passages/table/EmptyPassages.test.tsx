import { cleanup, screen, waitFor } from '@testing-library/react';
import * as E from 'fp-ts/Either';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aPassagePage } from '../../../../support/subscriber/builders';
import { address, openPassages, stubLayout } from '../openPassages';

beforeEach(stubLayout);
afterEach(cleanup);

const nothing = () => E.right(aPassagePage({ passages: [], total: 0, totalPages: 0 }));

describe('a search without passages', () => {
  it.each([
    ['', "vous n'avez pas aucun passage pour le moment."],
    ['?badge=64010828', "Vous n'avez pas aucun passage pour ce badge."],
  ])(
    '« %s » announces its sentence as a status, without a count of rows, and leads back (M2.27)',
    async (search, sentence) => {
      await openPassages({ entry: address + search, answer: nothing });
      await screen.findByText(sentence);
      const told = screen.getAllByRole('status').map(({ textContent }) => textContent);
      expect(told.filter((text) => text !== '')).toEqual([sentence]);
      const back = screen.getByRole('link', { name: 'Retour au tableau de bord' });
      expect(back.getAttribute('href')).toBe('/member/dashboard');
      expect(screen.queryByRole('button', { name: /18 derniers mois/ })).toBeNull();
    },
  );

  it('a shorter period without passages can be extended to 18 months', async () => {
    const { user, shownAddress } = await openPassages({
      entry: `${address}?badge=64010828&du=2026-03-01`,
      answer: nothing,
    });
    await user.click(
      await screen.findByRole('button', { name: 'Chercher sur les 18 derniers mois' }),
    );
    expect(shownAddress()).toBe(`${address}?badge=64010828&lignes=100`);
    const heading = screen.getByRole('heading', { level: 1 });
    await waitFor(() => expect(document.activeElement).toBe(heading));
  });
});
