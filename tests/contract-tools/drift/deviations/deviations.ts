import { accessDeviations } from './accessDeviations.ts';
import type { Deviation } from '../Exchange.ts';
import { mediaDeviations } from './mediaDeviations.ts';
import { networkDeviations, statusDeviations } from './statusDeviations.ts';
import { pageDeviations } from './pageDeviations.ts';
import { requestDeviations } from './requestDeviations.ts';
import { shapeDeviations, typeDeviations, valueDeviations } from './valueDeviations.ts';
import { textDeviations } from './textDeviations.ts';

/** All known violations of the contract, one operation each. */
export const deviations: readonly Deviation[] = [
  ...shapeDeviations,
  ...typeDeviations,
  ...valueDeviations,
  ...statusDeviations,
  ...mediaDeviations,
  ...accessDeviations,
  ...networkDeviations,
  ...pageDeviations,
  ...textDeviations,
  ...requestDeviations,
];
