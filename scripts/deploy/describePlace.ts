import { describeSettings } from '../../src/composition/buildStage.ts';
import { seesVisitors, type HostPlan } from './HostPlan.ts';
import type { PlaceSettings } from '../serve/placeSettings.ts';

/** What a kit was made for, one line for each fact. It contains no key. */
export function describePlace({
  configuration: { money, ...others },
}: PlaceSettings): readonly string[] {
  // Unreadable settings of payments make no kit.
  if (money === null) return [];
  return describeSettings({ ...others, ...money });
}

/** One line where the host passes calls or reports on and limits nobody by address. */
export function describeLimits(plan: HostPlan): readonly string[] {
  const passesOn = plan.api.kind === 'upstream' || plan.telemetry !== null;
  if (!passesOn || seesVisitors(plan)) return [];
  return ['NOBODY IS LIMITED by address, not even at sign-in: --proxy does not name who ends TLS'];
}
