import { expect, type Locator } from '@playwright/test';

type Box = NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>;

/**
 * The box of a place that is shown, in CSS pixels. A painted place that React replaces while it is read has
 * none for a moment: it is read again.
 */
export async function boxOf(place: Locator): Promise<Box> {
  const boxes: (Box | null)[] = [];
  await expect
    .poll(async () => {
      boxes.unshift(await place.boundingBox());
      return boxes[0];
    })
    .toBeTruthy();
  const [box] = boxes;
  if (!box) throw new Error('This place is not shown.');
  return box;
}
