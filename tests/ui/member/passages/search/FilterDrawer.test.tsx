import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openCalendar, openPassages, rowBox, stubLayout } from '../openPassages';

beforeEach(() => {
  stubLayout();
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
  await user.click(screen.getByRole('button', { name: 'Filtrer' }));
  const drawer = await screen.findByRole('dialog', { name: 'Filtrer les trajets' });
  await openCalendar(user);
  // Without a layout, the popover stays hidden and cannot have the focus.
  const name = '3 novembre 2026';
  const day = await screen.findByRole('button', { name, hidden: true });
  // The popover listens once its transition has begun, a frame after its content is there.
  await waitFor(() => {
    fireEvent.keyDown(day, { key: 'Escape' });
    expect(day.isConnected).toBe(false);
  });
  expect(drawer.isConnected).toBe(true);
  const opener = screen.getByRole('button', { name: 'Choisir dans le calendrier' });
  expect(document.activeElement).toBe(opener);
  // The drawer listens again a moment after the calendar has closed.
  await waitFor(() => {
    fireEvent.keyDown(opener, { key: 'Escape' });
    expect(drawer.isConnected).toBe(false);
  });
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Filtrer' }));
});
