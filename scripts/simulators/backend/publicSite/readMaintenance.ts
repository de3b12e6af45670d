import { ok } from '../../http/answers.ts';
import type { OpenHandler } from '../../http/operationTypes.ts';
import type { Settings } from '../../world/settings.ts';

/** The maintenance switch of the control page (P7.4, P4.33). */
export const readMaintenance: OpenHandler<'readMaintenance'> = (_call, { settings }) =>
  ok(maintenanceIsOn(settings));

const name = 'maintenance';

export function maintenanceIsOn(settings: Settings): boolean {
  return settings.read<boolean>(name) ?? false;
}

export function switchMaintenance(settings: Settings, isOn: boolean): void {
  settings.write(name, isOn);
}
