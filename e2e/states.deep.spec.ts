import { changeColorScheme } from './support/colorScheme.ts';
import { expect } from './support/test.ts';
import {
  expectAccessible,
  expectNothingCut,
  expectReadableColours,
} from './support/accessibility.ts';
import { hiddenControls, otherSizes } from './support/focusInSight.ts';
import { expectWalkableByKeyboard } from './support/keyboard.ts';
import { speakPseudoLanguage } from './support/pseudoLanguage.ts';
import { visitedStates } from './support/states/allStates.ts';
import { visitStates } from './support/states/visitStates.ts';

const phone = 390;

/** Colours do not depend on the width: each width of the first state is checked in one scheme. */
const firstLooks = [
  [1440, 'light', expectAccessible],
  [768, 'light', expectAccessible],
  [phone, 'dark', expectAccessible],
] as const;

/** The header and the footer were checked in the first state. The dark scheme changes colours only. */
const otherLooks = [
  [phone, 'light', expectAccessible],
  [phone, 'dark', expectReadableColours],
] as const;

const smallest = 320;

/** A small phone, and a width of 1280 px at a zoom of 200 %. */
const tightWidths = [smallest, 640] as const;

/** A key pressed in a frame stays in it: the document of an invoice. */
const withFrame = '/member/contract/invoice/202611419/view';

// The first state of an address gets all checks. The others share its header and footer: they are checked on
// a phone, and Tab walks the main part only.
visitStates(
  visitedStates,
  'accessible at every width, by keyboard, nothing cut in any language',
  async (page, { address, isModal = false }, isFirst) => {
    for (const [width, colorScheme, expectClean] of isFirst ? firstLooks : otherLooks) {
      await page.setViewportSize({ width, height: 844 });
      await changeColorScheme(page, colorScheme);
      await expectClean(page);
    }
    const isWalked = !isModal && address !== withFrame;
    if (isWalked) await expectWalkableByKeyboard(page, isFirst ? 'body' : 'main');
    for (const width of tightWidths) {
      await page.setViewportSize({ width, height: 900 });
      await expectNothingCut(page);
    }
    // It moves the focus. Pressing Tab on a phone has checked 390×844.
    if (isFirst && isWalked) expect(await hiddenControls(page, 'body', otherSizes)).toEqual([]);
    // Last, because the page cannot be used afterwards.
    await page.setViewportSize({ width: smallest, height: 900 });
    for (const direction of ['ltr', 'rtl'] as const) {
      await speakPseudoLanguage(page, direction);
      await expectNothingCut(page);
    }
  },
);
