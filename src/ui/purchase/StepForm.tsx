import type { ReactElement, ReactNode, SyntheticEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { mayEnterPurchaseStep } from '../../domain/purchaseSteps';
import { nextPurchaseStep, previousPurchaseStep } from '../../domain/purchaseStep';
import { Button } from '../design/Button';
import { Form } from '../forms/Form';
import { OrderTotal } from './OrderTotal';
import type { PurchaseFlow } from './PurchaseFlow';
import styles from './StepForm.module.css';

interface StepFormProps {
  readonly flow: PurchaseFlow;
  /** Judges the step's fields, then leads on; none on a step that has nothing to fill in. */
  readonly onSubmit?: (event?: SyntheticEvent<HTMLFormElement>) => void;
  /** Instead of « Suivant ». */
  readonly action?: ReactNode;
  /** Its fields cannot be changed for now. */
  readonly isLocked?: boolean;
  readonly children: ReactNode;
}

/**
 * What a step asks for, and its two ways on within a thumb's reach, the price beside them on a phone (P4.1). A step that the order has
 * passed shows what was ordered.
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
  const mayGoOn = next !== null && (!isReadOnly || mayEnterPurchaseStep(next, progress));
  return (
    <Form onSubmit={isReadOnly || !onSubmit ? goOn : onSubmit}>
      <div className={styles.step}>
        <fieldset disabled={isReadOnly || isLocked} className={styles.fields}>
          {children}
        </fieldset>
      </div>
      <div className={styles.bar}>
        <OrderTotal flow={flow} />
        <div className={styles.actions}>
          {previous && (
            <Button
              variant="outline"
              onClick={isLocked ? undefined : () => void navigate(addressOf(previous))}
              aria-disabled={isLocked}
            >
              Précédent
            </Button>
          )}
          {action ??
            (mayGoOn && (
              <Button type="submit" variant="action">
                Suivant
              </Button>
            ))}
        </div>
      </div>
    </Form>
  );
}
