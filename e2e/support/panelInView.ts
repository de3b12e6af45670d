import { expect, type Locator } from '@playwright/test';

/** Part of the window that a panel with more content than it shows must fill. */
const tallEnough = 0.7;

const pressable = ':is(a[href], button, input, select):not(:disabled, [aria-disabled="true"])';

/**
 * Expects that an open panel is seen: its heading, its first and its last control are in the window where
 * they are, or after a scroll, with nothing above them; a panel that scrolls uses the height of the window,
 * and above a page that cannot be scrolled it is in the window as a whole.
 */
export async function expectPanelInView(panel: Locator): Promise<void> {
  const controls = panel.locator(pressable).filter({ visible: true });
  await expect(panel).toBeVisible();
  if ((await controls.count()) > 0) {
    // A trial press scrolls to the control, and fails where something covers or cuts it.
    await controls.last().click({ trial: true });
    await controls.first().click({ trial: true });
  }
  const headings = panel.locator(':is(h2, h3):not(.tp-hidden)').filter({ visible: true });
  for (const heading of await headings.all()) {
    await heading.hover({ trial: true });
    await expect(heading).toBeInViewport({ ratio: 1 });
  }
  await expect
    .poll(() =>
      panel.evaluate((element, least) => {
        const { height, top, bottom } = element.getBoundingClientRect();
        const isWhole = element.scrollHeight <= element.clientHeight + 1;
        // Playwright scrolls a page that is locked, a person cannot.
        const isLocked = document.body.hasAttribute('data-scroll-locked');
        const isInWindow = bottom <= innerHeight + 1 && (top >= -1 || !isLocked);
        return isWhole ? isInWindow || !isLocked : isInWindow && height >= innerHeight * least;
      }, tallEnough),
    )
    .toBe(true);
}
