import type { components } from '../../../../generated/api.ts';
import { httpError, ok } from '../../http/answers.ts';
import type { OpenHandler } from '../../http/operationTypes.ts';
import { latestTraffic } from './latestTraffic.ts';
import { maintenanceIsOn } from './readMaintenance.ts';

/** The public site (P7.2), with the current traffic and maintenance switch. */
export const loadPublicData: OpenHandler<'loadPublicData'> = (_call, { settings, clock }) => {
  const site = settings.read<components['schemas']['PublicData']>('publicData');
  if (site === undefined) return httpError(500, 'Une erreur interne est survenue.');
  return ok({
    ...site,
    traffic: latestTraffic(clock.now()),
    maintenance: maintenanceIsOn(settings),
  });
};
