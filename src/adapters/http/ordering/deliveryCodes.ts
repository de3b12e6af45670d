import type { DeliveryType as WireDeliveryType } from '../../../../generated/api';
import type { DeliveryType } from '../../../domain/ordering/delivery';

/** How badges are delivered, by the server's codes (M5.24, P9.3). */
export const deliveryTypeOfCode: Readonly<Record<WireDeliveryType, DeliveryType>> = {
  R: 'locker',
  LC: 'correspondence',
  L: 'address',
};

export function isDeliveryCode(code: string): code is WireDeliveryType {
  return Object.hasOwn(deliveryTypeOfCode, code);
}
