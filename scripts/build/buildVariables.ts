import { loadEnv } from 'vite';
import { projectRoot } from '../process/projectRoot.ts';

type Env = Readonly<Record<string, string | undefined>>;

/** The variables that a build reads: those of the environment, over those of `.env` files. */
export function buildVariables(env: Env): Env {
  return { ...loadEnv('production', projectRoot, 'VITE_'), ...env };
}
