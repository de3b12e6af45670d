import type { PublicData } from '../../../generated/api';

/** The public data of an operator that has published nothing. */
export const emptyPublicData: PublicData = {
  menu: [],
  pages: [],
  posts: [],
  subscription: [],
  sliders: [],
  financialAgenda: [],
  generalAssembly: [],
  publicOffer: [],
  traffic: [],
  FAQ: [],
  alerts: [],
  reports: [],
  statements: [],
  maintenance: false,
  jobs: [],
  marketTransfer: [],
};
