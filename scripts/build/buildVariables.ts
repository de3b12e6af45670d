import { loadEnv } from 'vite';
import { projectRoot } from '../process/projectRoot.ts';

type Env = Readonly<Record<string, string | undefined>>;

/**
 * The variables that a build reads: those of the environment, over those of the `.env` files in `folder` for
 * a mode of Vite.
 */
export function buildVariables(env: Env, mode = 'production', folder = projectRoot): Env {
  return { ...loadEnv(mode, folder, 'VITE_'), ...env };
}

/**
 * The variable that sends page views to `address` by default: none where the variables of the build have a
 * meter. Vite prefers the environment, so that a default in it would hide the meter of a `.env` file.
 */
export function defaultMeter(variables: Env, address: string): Readonly<Record<string, string>> {
  return variables['VITE_AUDIENCE_URL'] === undefined ? { VITE_AUDIENCE_URL: address } : {};
}
