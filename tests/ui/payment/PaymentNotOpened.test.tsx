import { cleanup } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, expect, test } from 'vitest';
import { cents } from '../../../src/domain/basis/money';
import { formatOrderReference } from '../../../src/domain/payment/orderReference';
import { renderInMantine } from '../../support/browser/renderInMantine';
import { PaymentNotOpened } from '../../../src/ui/payment/PaymentNotOpened';

afterEach(cleanup);

const show = (failure: ComponentProps<typeof PaymentNotOpened>['failure'], isOfLink = false) =>
  renderInMantine(
    <PaymentNotOpened
      {...{ failure, isOfLink }}
      reference={formatOrderReference(42)}
      amount={cents(5260)}
      onRetry={() => undefined}
    />,
  ).container.textContent;

test.each([
  [
    { kind: 'service/unreachable' },
    /n'a pas pu s'ouvrir.*vérifions d'abord que rien n'est déjà payé.*CDW0000042 et le montant affiché, 52,60.€\.Réessayer$/,
  ],
  [{ kind: 'payment/closed' }, /n'a pas pu s'ouvrir/],
  [{ kind: 'payment/other-amount', due: cents(4000) }, /peut-être déjà payée.*CDW0000042\.$/],
  [{ kind: 'payment/nothing-due' }, /peut-être déjà payée.*Rechargez la page/],
  [{ kind: 'service/refused', message: "Il n'y a rien à payer." }, /peut-être déjà payée/],
] as const)('M9.7 after %j the page says what to do next', (failure, sentence) => {
  expect(show(failure)).toMatch(sentence);
});

test('P2.31 another amount than that of the link is read in the application, not by a reload', () => {
  const sentence = show({ kind: 'payment/nothing-due' }, true);
  expect(sentence).toMatch(/Retournez dans l'application pour voir ce qui reste dû/);
  expect(sentence).not.toMatch(/Rechargez/);
});
