import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openCalendar, openPassages, rowBox, stubLayout } from '../openPassages';

beforeEach(() => {
  stubLayout();
  // A phone whose owner reduces motion: the drawer and the calendar close at once, without timers.
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }));
  vi.stubGlobal('scrollTo', vi.fn());
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('Escape in the calendar closes the calendar, and in the drawer the drawer', async () => {
  const { user } = await openPassages();
  await rowBox(0);
  // The drawer is a lazy part, which suspends inside.
  await act(() => user.click(screen.getByRole('button', { name: 'Filtrer' })));
  const drawer = await screen.findByRole('dialog', { name: 'Filtrer les trajets' });
  await openCalendar(user);
  // Without a layout, the popover stays hidden and cannot have the focus.
  const name = '3 novembre 2026';
  const day = await screen.findByRole('button', { name, hidden: true });
  fireEvent.keyDown(day, { key: 'Escape' });
  expect(day.isConnected).toBe(false);
  expect(drawer.isConnected).toBe(true);
  const opener = screen.getByRole('button', { name: 'Choisir dans le calendrier' });
  expect(document.activeElement).toBe(opener);
  fireEvent.keyDown(opener, { key: 'Escape' });
  expect(drawer.isConnected).toBe(false);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Filtrer' }));
});
