import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { Invoice } from '../../../../src/domain/invoice/invoice';
import { cents } from '../../../../src/domain/basis/money';
import { InvoiceYears } from '../../../../src/ui/member/invoice/InvoiceYears';
import { atParis } from '../../../support/basis/atParis';
import { anInvoice } from '../../../support/subscriber/builders';

afterEach(cleanup);

const createdAt = atParis('2026-03-02T09:00');
const invoice = anInvoice({ createdAt, amount: cents(2490) });
const statement = anInvoice({ createdAt, kind: 'statement' });

it.each<readonly [string, readonly Invoice[], string]>([
  ['invoices and statements', [invoice, statement], '1 facture 24,90\u202f€ TTC, 1 relevé'],
  ['statements only', [statement, statement], 'Aucune facture, 2 relevés'],
  ['invoices only', [invoice], '1 facture 24,90\u202f€ TTC'],
])('M2.24 the total of a year with %s', (_title, invoices, told) => {
  render(
    <InvoiceYears
      years={['2026']}
      year="2026"
      invoices={invoices}
      isComplete
      onChoose={() => undefined}
    >
      {null}
    </InvoiceYears>,
  );
  expect(screen.getByRole('status').textContent).toBe(told);
});
