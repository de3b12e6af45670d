import { test } from './support/test.ts';
import { expectAccessible, expectNothingCut } from './support/accessibility.ts';
import { expectPanelInView } from './support/panelInView.ts';
import { openPanel, panels } from './support/panels.ts';

for (const row of panels) {
  test(`${row.name} is seen whole or scrolls, its controls are reached, nothing is cut; accessible`, async ({
    page,
  }) => {
    const [first = [390, 844], ...others] = row.sizes;
    const panel = await openPanel(page, row, first);
    await expectPanelInView(panel);
    await expectAccessible(page);
    await expectNothingCut(page);
    for (const [width, height] of others) {
      await page.setViewportSize({ width, height });
      await expectPanelInView(panel);
      await expectNothingCut(page);
    }
  });
}
