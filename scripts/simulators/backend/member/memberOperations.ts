import type { OpenOperations, SecuredOperations } from '../../http/operationTypes.ts';
import { downloadInvoice } from './downloadInvoice.ts';
import { exportPassages } from './exportPassages.ts';
import { listBadges } from './listBadges.ts';
import { listPassages } from './listPassages.ts';
import { loadSubscriber } from './loadSubscriber.ts';
import { printPassages } from './printPassages.ts';
import { saveBadgeServices } from './saveBadgeServices.ts';
import { saveThresholdAlert } from './saveThresholdAlert.ts';
import { saveBankDetails } from './saveBankDetails.ts';
import { savePostalDetails } from './savePostalDetails.ts';
import { savePostalInvoices } from './savePostalInvoices.ts';

export const openMemberOperations = {} satisfies OpenOperations;

export const securedMemberOperations = {
  loadSubscriber,
  listBadges,
  listPassages,
  exportPassages,
  printPassages,
  saveBadgeServices,
  saveThresholdAlert,
  savePostalDetails,
  saveBankDetails,
  savePostalInvoices,
  downloadInvoice,
} satisfies SecuredOperations;
