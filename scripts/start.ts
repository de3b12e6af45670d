import { siteFolder } from './build/buildSite.ts';
import { buildVariables, defaultMeter } from './build/buildVariables.ts';
import { ensureBuilt } from './build/ensureBuilt.ts';
import { readFlags } from './process/readFlags.ts';
import { runCommand } from './process/shutdown.ts';
import { givenApi } from './serve/givenApi.ts';
import { openSite } from './serve/openSite.ts';
import { openSimulatedApi } from './simulators/openSimulatedApi.ts';

// Serves the production build, on the simulated operator or on the server at API_URL.
await runCommand(async (onStop) => {
  const { reset } = readFlags(['reset']);
  const { env } = process;
  const given = givenApi(env);
  if (given && reset) throw new Error('--reset has no effect with API_URL: remove one of them.');
  // A server at API_URL has no audience meter for this build.
  if (given) Object.assign(env, defaultMeter(buildVariables(env), ''));
  await ensureBuilt();
  let url = '';
  const api = given ?? (await openSimulatedApi({ env, onStop, siteUrl: () => url, reset }));
  url = await openSite({ folder: siteFolder, api, env: buildVariables(env), onStop });
  console.log(`\n  Open         ${url}/\n${api.description}  Stop with    Ctrl-C\n`);
  await api.lost;
});
