import { fc, test } from '../../support/basis/property';
import { describe, expect, it } from 'vitest';
import { cents } from '../../../src/domain/basis/money';
import {
  emptySelection,
  isSelected,
  pageSelectionState,
  selectedCount,
  selectedIds,
  selectPage,
  togglePage,
  unselectPage,
} from '../../../src/domain/basis/selection';

const passage = (id: number) => ({ id, amount: cents(id * 10) });
const firstPage = [1, 2, 3].map(passage);
const secondPage = [4, 5].map(passage);

describe('M2.26 passages are ticked', () => {
  it('one by one', () => {
    const one = togglePage(emptySelection, [passage(2)]);
    expect(isSelected(one, 2)).toBe(true);
    expect(isSelected(one, 1)).toBe(false);
    expect(selectedCount(one)).toBe(1);
    expect(one.total).toBe(20);
    expect(togglePage(one, [passage(2)])).toEqual(emptySelection);
  });

  it('without changing the previous selection', () => {
    const one = togglePage(emptySelection, [passage(2)]);
    togglePage(one, [passage(3)]);
    togglePage(one, [passage(2)]);
    unselectPage(one, firstPage);
    expect([...one.amounts]).toEqual([[2, 20]]);
    expect(selectedCount(emptySelection)).toBe(0);
    expect(emptySelection.total).toBe(0);
  });

  it('by whole pages; other pages do not change', () => {
    const both = togglePage(togglePage(emptySelection, firstPage), secondPage);
    expect(selectedCount(both)).toBe(5);
    expect(both.total).toBe(150);
    const second = togglePage(both, firstPage);
    expect(selectedIds(second)).toEqual([4, 5]);
    expect(second.total).toBe(90);
  });

  it('a page that is partly ticked is completed first', () => {
    const partly = togglePage(emptySelection, [passage(1)]);
    const whole = togglePage(partly, firstPage);
    expect(selectedIds(whole)).toEqual([1, 2, 3]);
    expect(whole.total).toBe(60);
    expect(togglePage(whole, firstPage)).toEqual(emptySelection);
  });

  it('unticking a row that is not ticked changes nothing', () => {
    const first = selectPage(emptySelection, firstPage);
    expect(unselectPage(first, secondPage)).toEqual(first);
  });

  it('the amount is the one at the time of ticking, also after the page was loaded again', () => {
    const first = selectPage(emptySelection, [{ id: 1, amount: cents(320) }]);
    expect(selectPage(first, [{ id: 1, amount: cents(270) }]).total).toBe(270);
    expect(unselectPage(first, [{ id: 1, amount: cents(270) }]).total).toBe(0);
  });

  it.each([
    ['none', []],
    ['some', [1]],
    ['some', [1, 2, 4]],
    ['all', [1, 2, 3]],
    ['all', [1, 2, 3, 4]],
    ['none', [4, 5]],
  ])('a page is ticked: %s, with %j', (state, ids) => {
    expect(pageSelectionState(selectPage(emptySelection, ids.map(passage)), firstPage)).toBe(state);
  });

  it('an empty page has nothing ticked', () => {
    expect(pageSelectionState(selectPage(emptySelection, firstPage), [])).toBe('none');
  });

  test.prop([fc.array(fc.array(fc.nat(30), { maxLength: 8 }), { maxLength: 20 })])(
    'the total is always the sum of the ticked rows',
    (pages) => {
      const selection = pages.reduce(
        (ticked, ids) => togglePage(togglePage(ticked, [passage(ids.length)]), ids.map(passage)),
        emptySelection,
      );
      const amounts = [...selection.amounts.values()];
      expect(selection.total).toBe(amounts.reduce((total, amount) => total + amount, 0));
      expect(selectedCount(selection)).toBe(amounts.length);
    },
  );
});

describe('M5.28 exporting and printing need at least one passage', () => {
  it('none is refused', () => {
    expect(selectedIds(emptySelection)).toBeNull();
  });

  it('one is enough', () => {
    expect(selectedIds(togglePage(emptySelection, [passage(7)]))).toEqual([7]);
  });
});
