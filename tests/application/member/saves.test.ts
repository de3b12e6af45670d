import { pipe } from 'fp-ts/function';
import { left, map, right, type TaskEither } from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import type { AppThunk } from '../../../src/application/kernel/AppThunk';
import type { SavedThing } from '../../../src/application/member/MemberNotice';
import type { Saved } from '../../../src/application/kernel/Saved';
import type { ServiceError } from '../../../src/application/kernel/ServiceError';
import { changePassword } from '../../../src/application/member/changePassword';
import { linkContract } from '../../../src/application/member/linkContract';
import { saveBankDetails } from '../../../src/application/member/saveBankDetails';
import { savePostalInvoices } from '../../../src/application/member/savePostalInvoices';
import { saveBadgeServices } from '../../../src/application/member/saveBadgeServices';
import { saveThresholdAlert } from '../../../src/application/member/saveThresholdAlert';
import { requestDeletion } from '../../../src/application/member/requestDeletion';
import { savePostalDetails } from '../../../src/application/member/savePostalDetails';
import { selectToasts } from '../../../src/application/shell/toastsSlice';
import { createAppStore } from '../../../src/application/store';
import { fakePorts, type GivenPorts } from '../../support/fakePorts';
import { aContract } from '../../support/builders';
import {
  aContractLink,
  anAlert,
  aPasswordChange,
  aPostalSave,
  aPostalInvoiceChoice,
  someBankDetails,
  someServices,
} from '../../support/requests';

type Answer = TaskEither<ServiceError, Saved>;

/** Each save: what it saves, how it is asked for, and the port that answers. */
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
            map((saved) => ({ ...saved, contract: aContract() })),
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
  it('M8.1 says in a toast that it succeeded, with the words of the server where it sent some', async () => {
    expect(await noticesOf(save, answering(right({ sentence: 'Fait.' })))).toEqual([
      { kind: 'member/saved', what, sentence: 'Fait.' },
    ]);
  });

  it('M8.3 says in a toast why it failed', async () => {
    const failure = { kind: 'service/refused', message: 'Pas maintenant.' } as const;
    expect(await noticesOf(save, answering(left(failure)))).toEqual([failure]);
  });
});
