import { cleanup } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { cents } from '../../../src/domain/basis/money';
import { formatOrderReference } from '../../../src/domain/payment/orderReference';
import { renderInMantine } from '../../support/browser/renderInMantine';
import { PaymentNotOpened } from '../../../src/ui/payment/PaymentNotOpened';

afterEach(cleanup);

test.each([
  [
    { kind: 'service/unreachable' },
    /n'a pas pu s'ouvrir.*vérifions d'abord que rien n'est déjà payé.*CDW0000042 et le montant affiché, 52,60.€\.Réessayer$/,
  ],
  [{ kind: 'payment/closed' }, /n'a pas pu s'ouvrir/],
  [{ kind: 'payment/other-amount', due: cents(4000) }, /peut-être déjà payée.*CDW0000042\.$/],
  [{ kind: 'payment/nothing-due' }, /peut-être déjà payée/],
  [{ kind: 'service/refused', message: "Il n'y a rien à payer." }, /peut-être déjà payée/],
] as const)('M9.7 after %j the page says what to do next', (failure, sentence) => {
  const { container } = renderInMantine(
    <PaymentNotOpened
      failure={failure}
      reference={formatOrderReference(42)}
      amount={cents(5260)}
      onRetry={() => undefined}
    />,
  );
  expect(container.textContent).toMatch(sentence);
});
