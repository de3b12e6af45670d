import { expect, it } from 'vitest';
import { takeHeldDraft } from '../../../src/application/drafts/heldDrafts';
import { holdDraft } from '../../../src/application/drafts/holdDraft';
import { createAppStore } from '../../../src/application/store';
import { fakePorts } from '../../support/store/fakePorts';

it('a single draft is held beside the others', () => {
  const { dispatch } = createAppStore(fakePorts());
  dispatch(holdDraft('notice/1', { city: 'Aubagne' }));
  dispatch(holdDraft('notice/2', { city: 'Cassis' }));
  expect(dispatch(takeHeldDraft('notice/1', { city: '' }))?.values).toEqual({ city: 'Aubagne' });
  expect(dispatch(takeHeldDraft('notice/2', { city: '' }))?.values).toEqual({ city: 'Cassis' });
});
