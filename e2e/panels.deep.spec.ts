import { test } from './support/test.ts';
import { expectNothingCut } from './support/accessibility.ts';
import { expectPanelInView } from './support/panelInView.ts';
import { openPanel, panels } from './support/panels.ts';

for (const row of panels) {
  for (const size of row.sizes) {
    for (const zoom of [1, 2]) {
      const [width, height] = size.map((pixels) => pixels / zoom);
      test(`${row.name}, opened at ${size.join(' × ')} px and ${zoom * 100} %`, async ({
        page,
      }) => {
        const panel = await openPanel(page, row, [width ?? 0, height ?? 0]);
        await expectPanelInView(panel);
        await expectNothingCut(page);
      });
    }
  }
}
