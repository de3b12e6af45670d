import type { DeliveryAddressField } from './deliveryAddress';
import { tidyAddressLine, tidyNumber } from './postalText';

/**
 * What may be typed of a line of the delivery address, where it is tidied: upper case and no special characters; of the code
 * only the latter (P5.5).
 */
export function tidyDeliveryLine(field: DeliveryAddressField, raw: string): string {
  return field === 'zip' ? tidyNumber(raw) : tidyAddressLine(raw);
}
