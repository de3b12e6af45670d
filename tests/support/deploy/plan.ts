import { readContract } from '../../../scripts/contract/readContract.ts';
import { readPlan, type KitRequest } from '../../../scripts/deploy/readPlan.ts';
import { siteRoutes } from '../../../src/ui/navigation/routes.ts';

export const sources = { contract: await readContract(), routes: siteRoutes };

/** Flags of a host that ends TLS: it sees the address of each visitor. */
export const secure = ['--certificate', '/etc/ssl/chain.pem', '--key', '/etc/ssl/key.pem'];

/** The plan of a host in front of an API on the same machine. */
export const plan = (args: readonly string[], env = {}): KitRequest['plan'] =>
  readPlan(['--api', 'http://127.0.0.1:8080', ...args], env, sources).plan;
