import type { SignatureRequest } from '../../../generated/api';
import type { ContractRequest } from '../../application/ports/PurchaseGateway';
import type { Civility } from '../../domain/civility';
import { splitFullName } from '../../domain/purchaseDetails';

const wireCivilities: Readonly<Record<Civility, NonNullable<SignatureRequest['civility']>>> = {
  madame: 'MME',
  monsieur: 'M',
};

/** The fields of the form that a contract is generated from (P7.14). What there is none of does not go. */
export function toSignatureRequest({
  order,
  civility,
  files,
}: ContractRequest): Readonly<Record<string, string | Blob>> {
  const { correspondence, customerType } = order;
  const isCompany = customerType === 'professional';
  const texts = {
    email: order.email,
    ...(isCompany
      ? { company_name: correspondence.companyName }
      : {
          civility: civility === null ? '' : wireCivilities[civility],
          ...splitFullName(correspondence.companyName),
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
    subscription: order.planCode,
  };
  const documents = {
    rib: files.rib,
    kbis: files.kbis,
    cniRecto: files.idFront,
    cniVerso: files.idBack,
  };
  const given = Object.entries({ ...texts, ...documents }).filter(
    (field): field is [string, string | (Blob & NonNullable<typeof files.rib>)] =>
      field[1] !== undefined && field[1] !== '',
  );
  return Object.fromEntries(given);
}
