import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RedirectNotice } from '../../../../src/ui/account/mailedLink/RedirectNotice';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('P4.30, P4.31, P9.13 the redirect that was announced follows after 5 seconds, not before', () => {
  render(
    <MemoryRouter initialEntries={['/from']}>
      <Routes>
        <Route
          path="/from"
          element={<RedirectNotice to="/to" announce={(seconds) => `Dans ${seconds} secondes.`} />}
        />
        <Route path="/to" element="There" />
      </Routes>
    </MemoryRouter>,
  );
  expect(screen.getByText(/^Dans 5 secondes\./)).toBeTruthy();
  act(() => void vi.advanceTimersByTime(4_999));
  expect(screen.queryByText('There')).toBeNull();
  act(() => void vi.advanceTimersByTime(1));
  expect(screen.getByText('There')).toBeTruthy();
});
