import * as TE from 'fp-ts/TaskEither';
import { expect, it } from 'vitest';
import { savePostalInvoices } from '../../../src/application/contract/savePostalInvoices';
import type { ServiceError } from '../../../src/application/kernel/ServiceError';
import { loadSubscriber } from '../../../src/application/subscriber/loadSubscriber';
import { changeOrReadAgain } from '../../../src/application/kernel/changeOrReadAgain';
import { aContract, aContractFile, aSubscriber } from '../../support/subscriber/builders';
import { contractsOf, enterMember, portsOf } from '../../support/subscriber/enterMember';

const refused: ServiceError = { kind: 'service/refused', message: 'Modification en cours.' };

it.each<[string, ServiceError, boolean]>([
  ['refused, because another visit saved first', refused, false],
  ['whose answer is lost: it may have been saved', { kind: 'service/too-slow' }, false],
  ['that is not sent', { kind: 'service/too-many-requests', retryAfterSeconds: 9 }, true],
])('M3.6, M6.4 a save %s: what can be changed is read again', async (_title, failure, isOpen) => {
  const plain = aContract();
  const locked = { ...plain, permissions: { ...plain.permissions, invoiceOption: false } };
  let answers = [aContractFile({ contract: plain }), aContractFile({ contract: locked })];
  const store = await enterMember(
    portsOf(aSubscriber(), {
      contracts: { savePostalInvoices: () => TE.left(failure) },
      subscribers: {
        load: () => TE.fromIO(() => aSubscriber({ contracts: answers.slice(0, 1) })),
      },
    }),
  );
  answers = answers.slice(1);
  await store.dispatch(
    changeOrReadAgain(savePostalInvoices, loadSubscriber)({ contractId: plain.id, isOn: true }),
  );
  await new Promise(setImmediate);
  expect(contractsOf(store)[0]?.permissions.invoiceOption).toBe(isOpen);
});
