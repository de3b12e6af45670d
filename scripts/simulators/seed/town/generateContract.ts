import type { Contract, Plan } from '../../../../generated/api.ts';
import type { Holder } from './Holder.ts';
import { generateIban } from './generateIban.ts';

const city = 'MARSEILLE';

/** The data of a fictitious contract on the terms of its plan. `createdAt` in seconds. */
export function generateContract(holder: Holder, plan: Plan, createdAt: number): Contract {
  const { contractId, isCompany, address, zip, phoneMobile, vehicles } = holder;
  const active = vehicles.filter(({ ended }) => ended === undefined).length;
  const companyName = isCompany ? holder.name : null;
  return {
    id: contractId,
    reference: holder.reference,
    name: holder.name,
    category: { name: plan.name ?? plan.code, code: plan.code },
    is_company: isCompany,
    kbis: isCompany ? `kbis-${contractId}.pdf` : null,
    creationDate: { timestamp: createdAt },
    paymentMethod: 'PL',
    status: 'A',
    securityValue: plan.bondData.amount * active,
    initialLoading: plan.reloadData.initialLoading,
    reloadValue: plan.reloadData.reloadValue ?? 0,
    reloadThreshold: plan.reloadData.threshold ?? 0,
    balanceSign: '+',
    accountBalance: 0,
    outstandingValue: 0,
    nbActiveBadges: active,
    detailedInvoice: isCompany,
    iban: generateIban(contractId),
    unpaidInvoicesObj: [],
    canUpdateADR: true,
    canUpdateCCT: true,
    canUpdateBQE: true,
    canUpdateABO: true,
    corCompanyName: companyName,
    corAddress: address,
    corAddress2: null,
    corAddress3: null,
    corZip: zip,
    corCity: city,
    corPhoneHome: null,
    corPhoneMobile: phoneMobile,
    corPhoneWork: null,
    corFax: null,
    bilCompanyName: companyName,
    bilAddress: address,
    bilAddress2: null,
    bilAddress3: null,
    bilZip: zip,
    bilCity: city,
    bilPhoneHome: null,
    bilPhoneMobile: phoneMobile,
    bilPhoneWork: null,
    bilFax: null,
  };
}
