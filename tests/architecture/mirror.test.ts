import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Constants and names alone: there is no behaviour to test. */
const constants = [
  'domain/ordering/planTable',
  'domain/publicSite/faq',
  'domain/publicSite/offerPaths',
  'domain/publicSite/socialPost',
  'domain/passage/stretches',
  'application/freeRamp/FreeRampNotice',
  'application/freeRamp/freeRampEvents',
  'application/kernel/events',
  'application/subscriber/memberEvents',
];

/** Exercised by the tests of the use cases that are built on them. */
const testedThroughOthers = [
  'application/account/forgetPerson',
  'application/account/sessionSlice',
  'application/freeRamp/freeRampLists',
  'application/kernel/currentTime',
  'application/kernel/forgetOnSessionEnd',
  'application/kernel/notified',
  'application/kernel/storedSession',
  'application/kernel/trackRemoteData',
  'application/ordering/orderBadges',
  'application/ordering/orderingSlice',
  'application/passage/wholeSearch',
  'application/payment/askWhetherPaid',
  'application/publicSite/listSocialPosts',
  'application/purchase/changePurchaseIban',
  'application/purchase/paidFact',
  'application/purchase/payPurchase',
  'application/purchase/purchaseSlice',
  'application/store',
  'application/subscriber/loadSubscriber',
  'application/subscriber/refreshBadges',
];

/** Second files of one source, where one file would be too long. */
const furtherTests = [
  'domain/contract/billingDiffers',
  'domain/document/pdfPasswordRevisions',
  'domain/document/pdfPasswordText',
  'domain/ordering/tidyDeliveryLine',
  'domain/purchase/keptPurchaseCivility',
  'domain/purchase/orderedPurchaseHolder',
  'domain/purchase/purchaseDetailsAnything',
  'domain/purchase/purchaseDetailsText',
];

const hasRuntimeExport = (file: string): boolean =>
  /^export (?:(?:async )?(?:const|function|class) |\{(?! *type))/m.test(readFileSync(file, 'utf8'));

const named = (file: string): string =>
  file.replace(/^(?:src|tests)\//, '').replace(/(?:\.test)?\.ts$/, '');

it('every file of the domain and of the application with behaviour has its test', () => {
  const untested = globSync('src/{domain,application}/**/*.ts')
    .filter(hasRuntimeExport)
    .map(named)
    .filter((name) => !existsSync(`tests/${name}.test.ts`));
  expect(untested.sort()).toEqual([...constants, ...testedThroughOthers].sort());
});

it('every test of the domain and of the application has its source file', () => {
  const stray = globSync('tests/{domain,application}/**/*.test.ts')
    .filter((file) => !file.includes('/journeys/'))
    .map(named)
    .filter((name) => !existsSync(`src/${name}.ts`));
  expect(stray.sort()).toEqual([...furtherTests].sort());
});
