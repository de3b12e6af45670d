import type { UseFormReturnType } from '@mantine/form';
import type { CustomerType } from '../../../domain/purchase/customerType';
import type { PurchaseDetailsInput } from '../../../domain/purchase/purchaseDetails';

/** Props of the field groups of step 2. */
export interface DetailsGroupProps {
  readonly form: UseFormReturnType<PurchaseDetailsInput>;
  readonly customerType: CustomerType;
  /** Read-only, after the order: without descriptions. */
  readonly isReadOnly: boolean;
}
