import { siteFolder } from './build/buildSite.ts';
import { buildVariables } from './build/buildVariables.ts';
import { runCommand } from './process/shutdown.ts';
import { givenApi } from './serve/givenApi.ts';
import { openMockedApi } from './serve/mockedApi.ts';
import { openSite } from './serve/openSite.ts';

// Serves dist/ with the recommended headers; /api goes to API_URL, or to the mock. Reads PORT, MOCK_PORT,
// PAYMENT_ORIGIN and MEDIA_ORIGINS. Fails without a build.
await runCommand(async (onStop) => {
  const env = buildVariables(process.env);
  const api = givenApi(env) ?? (await openMockedApi(env, onStop));
  const url = await openSite({ folder: siteFolder, api, env, onStop });
  console.log(`\n  Open         ${url}/\n${api.description}  Stop with    Ctrl-C\n`);
  await api.lost;
});
