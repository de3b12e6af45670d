import { expect, it, vi } from 'vitest';
import { countPage, hasAudienceMeter } from '../../../src/application/shell/audience';
import {
  answerConsent,
  consentReopened,
  restoreConsent,
} from '../../../src/application/shell/consentSlice';
import { createAppStore } from '../../../src/application/store';
import { everyCookieRefused } from '../../../src/domain/publicSite/cookieConsent';
import { fakePorts } from '../../support/store/fakePorts';

function open(isOn = true) {
  const count = vi.fn();
  const store = createAppStore(
    fakePorts({ audience: { isOn: () => Promise.resolve(isOn), count } }),
  );
  store.dispatch(restoreConsent());
  return { store, count };
}

it('P3.26 a page is counted only after audience measurement is accepted, and not after it is refused', () => {
  const { store, count } = open();
  store.dispatch(countPage('/faq'));
  expect(count).not.toHaveBeenCalled();
  store.dispatch(answerConsent({ audience: false, thirdParty: true }));
  store.dispatch(countPage('/faq'));
  expect(count).not.toHaveBeenCalled();
  store.dispatch(answerConsent({ audience: true, thirdParty: false }));
  store.dispatch(countPage('/faq'));
  store.dispatch(consentReopened());
  store.dispatch(countPage('/cgv'));
  expect(count.mock.calls).toEqual([['/faq'], ['/cgv']]);
  store.dispatch(answerConsent(everyCookieRefused));
  store.dispatch(countPage('/faq'));
  expect(count).toHaveBeenCalledTimes(2);
});

it.each([true, false])('P3.26 whether a place has a meter: %s', async (isOn) => {
  expect(await open(isOn).store.dispatch(hasAudienceMeter())).toBe(isOn);
});
