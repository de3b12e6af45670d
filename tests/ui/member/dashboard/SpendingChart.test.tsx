import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { MemoryRouter } from 'react-router-dom';
import type { CalendarDay } from '../../../../src/domain/basis/calendarDay';
import { cents } from '../../../../src/domain/basis/money';
import type { PassagePeriod } from '../../../../src/domain/passage/passagePeriod';
import {
  barWords,
  type ChartedMonth,
} from '../../../../src/ui/member/dashboard/chart/chartedMonth';
import { renderInMantine } from '../../../support/browser/renderInMantine';
import { SpendingChart } from '../../../../src/ui/member/dashboard/chart/SpendingChart';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const october = periodOf('2026-10-01', '2026-10-31');

function periodOf(from: string, to: string): PassagePeriod {
  return { from: from as CalendarDay, to: to as CalendarDay };
}

const rendered = (months: readonly ChartedMonth[]) =>
  renderInMantine(
    <MemoryRouter>
      <SpendingChart
        months={months}
        tripsOf={{ badge: undefined, words: 'les trajets du mois' }}
        hint="contrat C1"
      />
    </MemoryRouter>,
  );

test('a month with a negative sum has no bar, and its signed value in the table; an unpaid one says so', () => {
  const { container } = rendered([
    { month: '2026-10', amount: cents(-1250), isOpen: false, unpaid: [], trips: october },
    {
      month: '2026-11',
      amount: cents(5000),
      isOpen: false,
      unpaid: ['202611419'],
      trips: undefined,
    },
  ]);
  const heights = [...container.querySelectorAll('rect')].map((bar) => bar.getAttribute('height'));
  expect(heights).toEqual(['0', '116.66666666666667']);
  expect(screen.getByRole('row', { name: /octobre 2026/ }).textContent).toContain('−12,50');
  expect(screen.getByRole('row', { name: /novembre 2026/ }).textContent).toContain(
    'facture 202611419, impayée',
  );
});

test('a year of credit notes alone has its values; without any, no first invoice is announced', () => {
  rendered([{ month: '2026-10', amount: cents(-1250), isOpen: false, unpaid: [], trips: october }]);
  expect(screen.getByRole('row', { name: /octobre 2026/ }).textContent).toContain('−12,50');
  cleanup();
  // The invoices may be older than the year.
  rendered([{ month: '2026-10', amount: cents(0), isOpen: false, unpaid: [], trips: october }]);
  expect(screen.getByText(/^Le montant de vos factures apparaîtra/).textContent).not.toMatch(
    /première/,
  );
});

test.each([
  [0, '0'],
  [960, '9,60'],
  [-1250, '−12,50'],
  [99_999, '999,99'],
  [100_000, '1\u202f000'],
  [389_150, '3\u202f892'],
])('the amount %i over a bar is %s', (amount, words) => {
  expect(barWords(cents(amount))).toBe(words);
});

test('a bar leads to the trips that it charges; the last billed month stands beside the average', () => {
  rendered([
    { month: '2026-09', amount: cents(3000), isOpen: false, unpaid: [], trips: undefined },
    { month: '2026-10', amount: cents(5000), isOpen: false, unpaid: [], trips: october },
    { month: '2026-11', amount: cents(0), unpaid: [], trips: undefined, isOpen: true },
  ]);
  const bar = screen.getByRole('link', { name: /^octobre 2026, 50,00.€ facturés/ });
  expect(bar.getAttribute('href')).toBe('/member/badge/passage?du=2026-10-01&au=2026-10-31');
  expect(screen.getByRole('link', { name: /^novembre 2026, pas encore facturé,/ })).toBeDefined();
  const compared = screen.getByText(/^Facturé pour octobre 2026/).closest('p')?.textContent;
  expect(compared).toMatch(/50,00.€.*Le mois précédent.: 30,00.€/);
  expect(screen.getByText('contrat C1')).toBeDefined();
});

test('the name of a bar is in the singular below 2 euros', () => {
  rendered([
    { month: '2026-10', amount: cents(150), isOpen: false, unpaid: [], trips: october },
    { month: '2026-11', amount: cents(200), isOpen: false, unpaid: [], trips: undefined },
  ]);
  expect(screen.getByRole('link', { name: /^octobre 2026, 1,50.€ facturé,/ })).toBeDefined();
  expect(screen.getByRole('link', { name: /^novembre 2026, 2,00.€ facturés,/ })).toBeDefined();
});

test('the average says how many months it covers, the current one not among them', () => {
  rendered([
    { month: '2026-08', amount: cents(0), isOpen: false, unpaid: [], trips: undefined },
    { month: '2026-09', amount: cents(1000), isOpen: false, unpaid: [], trips: undefined },
    { month: '2026-10', amount: cents(3000), isOpen: false, unpaid: [], trips: october },
    { month: '2026-11', amount: cents(5000), isOpen: false, unpaid: [], trips: undefined },
  ]);
  const average = screen.getByText(/^Moyenne des 2 mois précédents/);
  expect(average.parentElement?.textContent).toMatch(/.: 20,00.€$/);
});

test('the latest months stay in sight when the frame is resized, unless the person has scrolled back', () => {
  let resize = (): void => undefined;
  class Observer {
    constructor(onResize: () => void) {
      resize = onResize;
    }
    observe = (): undefined => undefined;
    disconnect = (): undefined => undefined;
  }
  vi.stubGlobal('ResizeObserver', Observer);
  rendered([
    { month: '2026-11', amount: cents(5000), isOpen: false, unpaid: [], trips: undefined },
  ]);
  const frame = screen.getByRole('group', { name: /douze derniers mois/ }).parentElement;
  if (!frame) throw new Error('the chart has no frame');
  Object.defineProperties(frame, { scrollWidth: { value: 608 }, clientWidth: { value: 240 } });
  resize();
  expect(frame.scrollLeft).toBe(608);
  frame.scrollLeft = 100;
  frame.dispatchEvent(new Event('scroll'));
  resize();
  expect(frame.scrollLeft).toBe(100);
});
