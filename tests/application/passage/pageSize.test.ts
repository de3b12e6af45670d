import { describe, expect, it } from 'vitest';
import { recallPageSize, rememberPageSize } from '../../../src/application/passage/pageSize';
import { createAppStore } from '../../../src/application/store';
import { fakePorts } from '../../support/store/fakePorts';

describe('the page size', () => {
  it('M9.1 is 100 until the visitor chooses another, then that one', () => {
    const store = createAppStore(fakePorts());
    expect(store.dispatch(recallPageSize())).toBe(100);
    store.dispatch(rememberPageSize(500));
    expect(store.dispatch(recallPageSize())).toBe(500);
  });
});
