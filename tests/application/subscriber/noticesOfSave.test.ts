import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import type { AppThunk } from '../../../src/application/kernel/AppThunk';
import type { SavedThing } from '../../../src/application/subscriber/MemberNotice';
import type { Saved } from '../../../src/application/kernel/Saved';
import type { ServiceError } from '../../../src/application/kernel/ServiceError';
import { changePassword } from '../../../src/application/subscriber/changePassword';
import { linkContract } from '../../../src/application/subscriber/linkContract';
import { saveBankDetails } from '../../../src/application/bank/saveBankDetails';
import { savePostalInvoices } from '../../../src/application/contract/savePostalInvoices';
import { saveBadgeServices } from '../../../src/application/badge/saveBadgeServices';
import { saveThresholdAlert } from '../../../src/application/badge/saveThresholdAlert';
import { requestDeletion } from '../../../src/application/subscriber/requestDeletion';
import { savePostalDetails } from '../../../src/application/contract/savePostalDetails';
import { selectToasts } from '../../../src/application/shell/toastsSlice';
import { createAppStore } from '../../../src/application/store';
import { fakePorts, type GivenPorts } from '../../support/store/fakePorts';
import { aContract } from '../../support/subscriber/builders';
import {
  aContractLink,
  anAlert,
  aPasswordChange,
  aPostalSave,
  aPostalInvoiceChoice,
  someBankDetails,
  someServices,
} from '../../support/http/requests';

type Answer = TE.TaskEither<ServiceError, Saved>;

/** Each save: what it saves, its thunk, and its port. */
const saves: readonly (readonly [
  SavedThing,
  AppThunk<Promise<unknown>>,
  (answer: Answer) => GivenPorts,
])[] = [
  [
    'password',
    changePassword(aPasswordChange),
    (answer) => ({ subscribers: { changePassword: () => answer } }),
  ],
  [
    'linkedContract',
    linkContract(aContractLink),
    (answer) => ({ subscribers: { linkContract: () => answer } }),
  ],
  [
    'bankDetails',
    saveBankDetails(someBankDetails),
    (answer) => ({ contracts: { saveBankDetails: () => answer } }),
  ],
  [
    'postalInvoices',
    savePostalInvoices(aPostalInvoiceChoice),
    (answer) => ({ contracts: { savePostalInvoices: () => answer } }),
  ],
  [
    'badgeServices',
    saveBadgeServices({ badgeId: 5001, services: someServices }),
    (answer) => ({ badges: { saveServices: () => answer } }),
  ],
  [
    'thresholdAlert',
    saveThresholdAlert({ badgeId: 5001, alert: anAlert }),
    (answer) => ({ badges: { saveThresholdAlert: () => answer } }),
  ],
  [
    'deletionRequest',
    requestDeletion(),
    (answer) => ({ subscribers: { requestDeletion: () => answer } }),
  ],
  [
    'postalDetails',
    savePostalDetails(aPostalSave),
    (answer) => ({
      contracts: {
        savePostalDetails: () =>
          pipe(
            answer,
            TE.map((saved) => ({ ...saved, contract: aContract() })),
          ),
      },
    }),
  ],
];

async function noticesOf(save: AppThunk<Promise<unknown>>, given: GivenPorts): Promise<unknown> {
  const store = createAppStore(fakePorts(given));
  await store.dispatch(save);
  return selectToasts(store.getState()).map(({ notice }) => notice);
}

describe.each(saves)('the save of %s', (what, save, answering) => {
  it('M8.1 reports a success in a toast, with the sentence of the server where it sent one', async () => {
    expect(await noticesOf(save, answering(TE.right({ sentence: 'Fait.' })))).toEqual([
      { kind: 'member/saved', what, sentence: 'Fait.' },
    ]);
  });

  it('M8.3 reports the cause of a failure in a toast', async () => {
    const failure = { kind: 'service/refused', message: 'Pas maintenant.' } as const;
    expect(await noticesOf(save, answering(TE.left(failure)))).toEqual([failure]);
  });
});
