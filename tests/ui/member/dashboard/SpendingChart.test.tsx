import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { cents } from '../../../../src/domain/money';
import { SpendingChart } from '../../../../src/ui/member/dashboard/SpendingChart';

afterEach(cleanup);

test('a month of credit notes draws no bar, and stands in the table with its sign', () => {
  const { container } = render(
    <SpendingChart
      months={[
        { month: '2026-10', amount: cents(-1250) },
        { month: '2026-11', amount: cents(5000) },
      ]}
    />,
  );
  const heights = [...container.querySelectorAll('rect')].map((bar) => bar.getAttribute('height'));
  expect(heights).toEqual(['0', '120']);
  expect(screen.getByRole('row', { name: /octobre 2026/ }).textContent).toContain('−12,50');
});
