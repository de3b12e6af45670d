import { describeSettings } from '../../src/composition/buildStage.ts';
import type { PlaceSettings } from '../serve/placeSettings.ts';

/** What a kit was made for, one line for each fact. It contains no key. */
export function describePlace({
  configuration: { money, ...others },
}: PlaceSettings): readonly string[] {
  // Unreadable settings of payments make no kit.
  if (money === null) return [];
  return describeSettings({ ...others, ...money });
}
