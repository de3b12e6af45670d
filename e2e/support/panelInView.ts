import { expect, type Locator } from '@playwright/test';

/** Part of the window that a panel with more content than it shows must fill. */
const tallEnough = 0.7;

const pressable = 'a[href], button:enabled, input:enabled, select:enabled';

/**
 * Expects that an open panel is seen: its first and last control can be pressed where they are, or after a
 * scroll in the panel, and a panel that scrolls uses the height of the window.
 */
export async function expectPanelInView(panel: Locator): Promise<void> {
  const controls = panel.locator(pressable).filter({ visible: true });
  await expect(controls.first()).toBeVisible();
  // A trial press scrolls to the control, and fails where something covers or cuts it.
  await controls.last().click({ trial: true });
  await controls.first().click({ trial: true });
  await expect
    .poll(() =>
      panel.evaluate((element, least) => {
        const { height, bottom } = element.getBoundingClientRect();
        const isWhole = element.scrollHeight <= element.clientHeight + 1;
        return bottom <= innerHeight + 1 && (isWhole || height >= innerHeight * least);
      }, tallEnough),
    )
    .toBe(true);
}
