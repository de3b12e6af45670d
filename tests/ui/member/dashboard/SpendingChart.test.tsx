import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { cents } from '../../../../src/domain/basis/money';
import { renderInMantine } from '../../../support/browser/renderInMantine';
import { SpendingChart } from '../../../../src/ui/member/dashboard/chart/SpendingChart';

afterEach(cleanup);

test('a month with a negative sum has no bar, and its signed value in the table; an unpaid one says so', () => {
  const { container } = renderInMantine(
    <SpendingChart
      months={[
        { month: '2026-10', amount: cents(-1250), unpaid: [] },
        { month: '2026-11', amount: cents(5000), unpaid: ['202611419'] },
      ]}
    />,
  );
  const heights = [...container.querySelectorAll('rect')].map((bar) => bar.getAttribute('height'));
  expect(heights).toEqual(['0', '116.66666666666667']);
  expect(screen.getByRole('row', { name: /octobre 2026/ }).textContent).toContain('−12,50');
  expect(screen.getByRole('row', { name: /novembre 2026/ }).textContent).toContain(
    'facture 202611419, impayée',
  );
});
