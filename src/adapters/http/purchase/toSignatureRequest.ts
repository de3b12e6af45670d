import type { SignatureRequest } from '../../../../generated/api';
import type { ContractRequest } from '../../../application/ports/purchase/PurchaseGateway';
import type { Civility } from '../../../domain/purchase/civility';

import { codeOfOffer } from '../ordering/categoryCodes';
import { splitFullName } from '../../../domain/purchase/holderNames';

const wireCivilities: Readonly<Record<Civility, NonNullable<SignatureRequest['civility']>>> = {
  madame: 'MME',
  monsieur: 'M',
};

/** The fields of the form that a contract is generated from (P7.14). Empty fields are not sent. */
export function toSignatureRequest({ order, civility, files }: ContractRequest): SignatureRequest {
  const { correspondence, customerType, holder } = order;
  const isCompany = customerType === 'professional';
  const texts = {
    email: order.email,
    ...(isCompany
      ? {
          company_name: correspondence.companyName,
          ...(holder ?? {}),
        }
      : {
          civility: civility === null ? '' : wireCivilities[civility],
          ...(holder ?? splitFullName(correspondence.companyName)),
        }),
    address_1: correspondence.address,
    address_2: correspondence.address2,
    address_3: correspondence.address3,
    zip: correspondence.zip,
    city: correspondence.city,
    cell_phone: correspondence.phoneMobile,
    country: 'FR',
    iban: order.iban ?? '',
    type: isCompany ? 's' : 'p',
    subscription: codeOfOffer(order.planCode),
  };
  const documents = {
    rib: files.rib,
    kbis: files.kbis,
    cniRecto: files.idFront,
    cniVerso: files.idBack,
  };
  const given: readonly (readonly unknown[])[] = Object.entries({ ...texts, ...documents }).filter(
    ([, value]) => value !== undefined && value !== '',
  );
  // Object.entries loses the types of the keys.
  return Object.fromEntries(given) as SignatureRequest;
}
