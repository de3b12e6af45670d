import { changeColorScheme } from './support/colorScheme.ts';
import { expect } from './support/test.ts';
import { matchPath } from 'react-router-dom';
import { expectAccessible, expectNothingCut } from './support/accessibility.ts';
import { expectWalkableByKeyboard } from './support/keyboard.ts';
import { visitedStates } from './support/states/allStates.ts';
import { visitStates } from './support/states/visitStates.ts';
import { textsAmongOthers } from './support/translation.ts';

/** Each state has one of these looks, in turn; states.deep.spec.ts crosses every state with every look. */
const looks = [
  [390, 'light'],
  [1440, 'dark'],
  [768, 'light'],
  [390, 'dark'],
  [1440, 'light'],
  [320, 'light'],
  [768, 'dark'],
] as const;

/** One page of each kind: a public form, a list, a form of the subscriber area, the free-ramp area. */
const walkedByKeyboard = [
  '/payer-en-ligne',
  '/faq',
  '/member/badge/list',
  '/member/badge/5001/services',
  '/espace/gratuite/banque',
];

/** Patterns of addresses, separated by commas (`npm test -- --changed`); all states by default. */
const only = process.env['STATES_OF']?.split(',');

const states = visitedStates.filter(
  ({ address, isVariant }) =>
    !isVariant &&
    (!only || only.some((pattern) => matchPath(pattern, address.replace(/\?.*/, '')))),
);

visitStates(
  states,
  'accessible, one heading, nothing cut, each text alone in its element, nothing in the console',
  async (page, state, isFirst) => {
    const [width, colorScheme] = looks[states.indexOf(state) % looks.length] ?? looks[0];
    await page.setViewportSize({ width, height: 900 });
    await changeColorScheme(page, colorScheme);
    await expectAccessible(page);
    await expectNothingCut(page);
    expect(await textsAmongOthers(page)).toEqual([]);
    if (isFirst && walkedByKeyboard.includes(state.address)) await expectWalkableByKeyboard(page);
  },
);
