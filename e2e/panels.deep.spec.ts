import { test } from './support/test.ts';
import { expectNothingCut } from './support/accessibility.ts';
import { expectPanelInView } from './support/panelInView.ts';
import { openPanel, panels, phone, tablet, type Size } from './support/panels.ts';

/** What opens on a phone and on a tablet also opens on a tablet at 200 %. */
const windowsOf = (sizes: readonly Size[]): readonly Size[] =>
  sizes.includes(phone) && sizes.includes(tablet)
    ? [...sizes, [tablet[0] / 2, tablet[1] / 2]]
    : sizes;

for (const row of panels) {
  for (const size of windowsOf(row.sizes)) {
    test(`${row.name}, opened at ${size.join(' × ')} px`, async ({ page }) => {
      const panel = await openPanel(page, row, size);
      await expectPanelInView(panel);
      await expectNothingCut(page);
    });
  }
}
