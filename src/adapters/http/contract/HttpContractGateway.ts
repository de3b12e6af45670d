import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import * as operations from '../../../../generated/operations';
import type { ContractGateway } from '../../../application/ports/contract/ContractGateway';
import type { ApiClient } from '../core/apiClient';
import { call } from '../core/call';
import { toSaved } from '../core/toSaved';
import { fromPostalDetails } from './fromPostalDetails';
import { toContract } from './toContract';

/** `ContractGateway` over HTTP; its statements are in the port. */
export function httpContractGateway(api: ApiClient): ContractGateway {
  return {
    savePostalDetails: ({ contractId: id, username, details }) =>
      pipe(
        call(api, operations.savePostalDetails, {
          path: { id },
          body: { username, ...fromPostalDetails(details) },
        }),
        TE.map((answer) => ({ ...toSaved(answer), contract: toContract(answer.contract) })),
      ),
    saveBankDetails: ({ contractId: id, iban, slip }) =>
      pipe(
        call(api, operations.saveBankDetails, { path: { id }, body: { iban, rib: slip } }),
        TE.map(toSaved),
      ),
    savePostalInvoices: ({ contractId: id, isOn }) =>
      pipe(
        call(api, operations.savePostalInvoices, { path: { id }, body: { detailedInvoice: isOn } }),
        TE.map(toSaved),
      ),
  };
}
