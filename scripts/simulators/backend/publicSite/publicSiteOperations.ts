import type { OpenOperations, SecuredOperations } from '../../http/operationTypes.ts';
import { listPosts } from './listPosts.ts';
import { listSocialPosts } from './listSocialPosts.ts';
import { listTrafficSnapshots } from './listTrafficSnapshots.ts';
import { loadPublicData } from './loadPublicData.ts';
import { readMaintenance } from './readMaintenance.ts';
import { readTraffic } from './readTraffic.ts';
import { sendMessage } from './sendMessage.ts';

export const openPublicSiteOperations = {
  loadPublicData,
  listTrafficSnapshots,
  readTraffic,
  readMaintenance,
  listPosts,
  listSocialPosts,
  sendMessage,
} satisfies OpenOperations;

export const securedPublicSiteOperations = {} satisfies SecuredOperations;
