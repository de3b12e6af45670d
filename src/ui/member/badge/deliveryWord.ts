import { words } from '../../ordering/ordering.words.fr';
import type { Badge } from '../../../domain/badge/badge';

/** How a badge was delivered; an unknown delivery is shown in the server's words (M5.24). */
export function deliveryWord(delivery: NonNullable<Badge['deliveryType']>): string {
  return typeof delivery === 'string' ? words.deliveries[delivery] : delivery.calledByServer;
}
