import type { OpenOperations, SecuredOperations } from '../../http/operationTypes.ts';
import { downloadInvoice } from './downloadInvoice.ts';
import { exportPassages } from './exportPassages.ts';
import { listBadges } from './listBadges.ts';
import { listPassages } from './listPassages.ts';
import { loadSubscriber } from './loadSubscriber.ts';
import { printPassages } from './printPassages.ts';
import { saveBadgeServices } from './saveBadgeServices.ts';
import { saveBadgeThreshold } from './saveBadgeThreshold.ts';
import { saveBankDetails } from './saveBankDetails.ts';
import { savePostalDetails } from './savePostalDetails.ts';
import { savePostalInvoiceOption } from './savePostalInvoiceOption.ts';

export const openMemberOperations = {} satisfies OpenOperations;

export const securedMemberOperations = {
  loadSubscriber,
  listBadges,
  listPassages,
  exportPassages,
  printPassages,
  saveBadgeServices,
  saveBadgeThreshold,
  savePostalDetails,
  saveBankDetails,
  savePostalInvoiceOption,
  downloadInvoice,
} satisfies SecuredOperations;
