import type { PublicData } from '../../generated/api';

/** The answer of an operator that publishes nothing. */
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
