import { cleanup, screen } from '@testing-library/react';
import * as E from 'fp-ts/Either';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aPassagePage } from '../../../../support/subscriber/builders';
import { day } from '../../../../support/basis/day';
import { address, openCalendar, openPassages, rowBox, stubLayout } from '../openPassages';

beforeEach(stubLayout);
afterEach(cleanup);

const lastWeeks = aPassagePage({ ends: { oldest: day('2026-11-02'), newest: day('2026-11-18') } });

describe('the calendar', () => {
  // Without a layout, the popover treats its button as out of view and stays hidden; its code is lazy.
  const calendarButton = (name: string): Promise<HTMLElement> =>
    screen.findByRole('button', { name, hidden: true });
  it('fills in the period by first and last day; only « Rechercher » applies it', async () => {
    const { user, queries, shownAddress } = await openPassages();
    await openCalendar(user);
    await user.click(await calendarButton('3 novembre 2026'));
    await user.click(await calendarButton('10 novembre 2026'));
    expect(screen.getByLabelText('Période')).toHaveProperty('value', '03/11/2026 – 10/11/2026');
    expect(queries).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Rechercher' }));
    expect(shownAddress()).toBe(`${address}?du=2026-11-03&au=2026-11-10&lignes=100`);
  });

  it('offers no day after today (M9.2)', async () => {
    const { user } = await openPassages();
    await openCalendar(user);
    const today = await calendarButton('21 novembre 2026');
    expect(today).toHaveProperty('disabled', false);
    expect(await calendarButton('22 novembre 2026')).toHaveProperty('disabled', true);
    expect(await calendarButton('Mois suivant')).toHaveProperty('disabled', true);
  });

  it('M3.10 offers the days from the oldest to the newest passage, and shows them as text', async () => {
    const { user } = await openPassages({ answer: () => E.right(lastWeeks) });
    await openCalendar(user);
    expect(await calendarButton('1 novembre 2026')).toHaveProperty('disabled', true);
    expect(await calendarButton('2 novembre 2026')).toHaveProperty('disabled', false);
    expect(await calendarButton('18 novembre 2026')).toHaveProperty('disabled', false);
    expect(await calendarButton('19 novembre 2026')).toHaveProperty('disabled', true);
    expect(screen.getByText(/premier jour/).textContent).toBe(
      'Choisissez le premier jour, puis le dernier, entre le 02/11/2026 et le 18/11/2026.',
    );
  });

  it('M3.10 offers all 18 months for a badge that is not searched yet', async () => {
    const { user } = await openPassages({ answer: () => E.right(lastWeeks) });
    await rowBox(0);
    await user.selectOptions(screen.getByLabelText('Badge'), '64010828');
    await openCalendar(user);
    expect(await calendarButton('1 novembre 2026')).toHaveProperty('disabled', false);
  });
});
