import { accessDeviations } from './accessDeviations.ts';
import { scopeOf } from '../contract.ts';
import type { ListedDeviation } from '../Exchange.ts';
import { mediaDeviations } from './mediaDeviations.ts';
import { networkDeviations } from './networkDeviations.ts';
import { shapeDeviations } from './shapeDeviations.ts';
import { statusDeviations } from './statusDeviations.ts';
import { typeDeviations } from './typeDeviations.ts';
import { valueDeviations } from './valueDeviations.ts';

/** All known violations of the contract, one operation each. */
export const deviations: readonly ListedDeviation[] = [
  ...shapeDeviations,
  ...typeDeviations,
  ...valueDeviations,
  ...statusDeviations,
  ...mediaDeviations,
  ...accessDeviations,
  ...networkDeviations,
].map((one) => ({ ...one, scope: scopeOf(one.operationId) }));
