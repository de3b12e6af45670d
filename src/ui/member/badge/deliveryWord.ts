import type { Badge } from '../../../domain/badge/badge';
import { deliveryWords } from '../../ordering/deliveryWords';

/** How a badge was delivered; an unknown delivery is shown in the server's words (M5.24). */
export function deliveryWord(delivery: NonNullable<Badge['deliveryType']>): string {
  return typeof delivery === 'string' ? deliveryWords[delivery] : delivery.calledByServer;
}
