import { expect, it } from 'vitest';
import { noteVisit, openAlertsAtOnce } from '../../../src/application/publicSite/alertsPanel';
import { createAppStore } from '../../../src/application/store';
import { instant } from '../../../src/domain/basis/instant';
import { anAlert } from '../../support/publicSite/publicSite';
import { fakePorts, today } from '../../support/store/fakePorts';

const closure = anAlert({ type: 'fermeture', startsAt: instant(today + 60) });

it('M4.10 the alerts open by themselves for a closure since the last visit, not on the first', () => {
  const store = createAppStore(fakePorts());
  expect(store.dispatch(openAlertsAtOnce([closure]))).toBe(false);
  store.dispatch(noteVisit());
  expect(store.dispatch(openAlertsAtOnce([closure]))).toBe(true);
  expect(store.dispatch(openAlertsAtOnce([{ ...closure, startsAt: today }]))).toBe(false);
});
