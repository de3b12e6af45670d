import type { UseFormReturnType } from '@mantine/form';
import type { CustomerType } from '../../../domain/customerType';
import type { PurchaseDetailsInput } from '../../../domain/purchaseDetails';

/** What the groups of step 2 are drawn from. */
export interface DetailsGroupProps {
  readonly form: UseFormReturnType<PurchaseDetailsInput>;
  readonly customerType: CustomerType;
  /** What was ordered is shown: nothing is explained of how to fill it in. */
  readonly isReadOnly: boolean;
}
