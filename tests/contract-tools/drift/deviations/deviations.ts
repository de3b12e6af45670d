import { accessDeviations } from './accessDeviations.ts';
import type { Deviation } from '../Exchange.ts';
import { mediaDeviations } from './mediaDeviations.ts';
import { networkDeviations } from './networkDeviations.ts';
import { pageDeviations } from './pageDeviations.ts';
import { requestDeviations } from './requestDeviations.ts';
import { shapeDeviations } from './shapeDeviations.ts';
import { statusDeviations } from './statusDeviations.ts';
import { textDeviations } from './textDeviations.ts';
import { typeDeviations } from './typeDeviations.ts';
import { valueDeviations } from './valueDeviations.ts';

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
