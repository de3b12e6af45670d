import type { ReactElement, ReactNode, SyntheticEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { words } from '../flow.words.fr';
import { mayEnterPurchaseStep } from '../../../domain/purchase/purchaseSteps';
import { nextPurchaseStep, previousPurchaseStep } from '../../../domain/purchase/purchaseStep';
import { chevronLeftIcon } from '../../../../generated/icons';
import { pricedPurchase } from '../../../domain/purchase/pricedPurchase';
import { Button } from '../../design/controls/Button';
import { Icon } from '../../design/icon/Icon';
import { Form } from '../../forms/form/Form';
import { OrderBar } from '../../ordering/OrderBar';
import layout from '../../ordering/OrderLayout.module.css';
import type { PurchaseFlow } from '../flow/PurchaseFlow';

interface StepFormProps {
  readonly flow: PurchaseFlow;
  /** Validates the fields and opens the next step; absent on a step without fields. */
  readonly onSubmit?: (event?: SyntheticEvent<HTMLFormElement>) => void;
  /** Replaces « Suivant ». */
  readonly action?: ReactNode;
  /** The fields are read-only at the moment. */
  readonly isLocked?: boolean;
  readonly children: ReactNode;
}

/**
 * The fields of a step and its two buttons; on a phone with the total beside them, at the bottom (P4.1).
 * After the order the step is read-only.
 */
export function StepForm({
  flow,
  onSubmit,
  action,
  isLocked = false,
  children,
}: StepFormProps): ReactElement {
  const navigate = useNavigate();
  const { step, progress, isReadOnly, addressOf } = flow;
  const previous = previousPurchaseStep(step);
  const next = nextPurchaseStep(step);
  const goOn = (event?: SyntheticEvent<HTMLFormElement>): void => {
    event?.preventDefault();
    if (next) void navigate(addressOf(next));
  };
  // A paid order has nothing left to pay, another one may have another price: a total would look like a sum
  // that is due.
  const isPriced = progress.orderStatus?.paid !== 'yes' && flow.orderedTotal === null;
  const tariff = isPriced ? flow.tariff : null;
  const mayGoOn = next !== null && (!isReadOnly || mayEnterPurchaseStep(next, progress));
  return (
    <Form onSubmit={isReadOnly || !onSubmit ? goOn : onSubmit}>
      <div className={layout.card}>
        {/* The summary has no field, but a button to print it. */}
        <fieldset
          disabled={(isReadOnly && step !== 'summary') || isLocked}
          className={layout.fields}
        >
          {children}
        </fieldset>
      </div>
      <OrderBar
        tariff={tariff}
        order={pricedPurchase(progress.draft)}
        reload={tariff?.reload ?? null}
      >
        {previous && (
          <Button
            variant="outline"
            icon={<Icon of={chevronLeftIcon} />}
            onClick={isLocked ? undefined : () => void navigate(addressOf(previous))}
            aria-disabled={isLocked}
          >
            {words.previous}
          </Button>
        )}
        {action ??
          (mayGoOn && (
            <Button type="submit" variant="action">
              {words.next}
            </Button>
          ))}
      </OrderBar>
    </Form>
  );
}
