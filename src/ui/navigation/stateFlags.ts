import { asRecord } from '../../domain/basis/asRecord';

/** A fact in the navigation state, and its reader. History state survives reloads, so it is validated. */
const flag = <Name extends string>(name: Name) =>
  [
    { [name]: true } as { readonly [key in Name]: true },
    ({ state }: { readonly state: unknown }): boolean => asRecord(state)[name] === true,
  ] as const;

/** Of a result page whose order costs 0 euro: the page does not mention a payment (M4.5). */
export const [ofFreeOrder, readFreeOrder] = flag('isFree');

/** Of a result page whose debt was already paid before « Payer » was pressed. */
export const [ofEarlierPayment, readPaidBefore] = flag('wasPaidBefore');

/** Of the list of badges, for who is there to report a lost or stolen one. */
export const [reportingLostBadge, isReportingLostBadge] = flag('isBadgeLost');
