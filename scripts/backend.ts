import { readFlags } from './process/readFlags.ts';
import { runCommand } from './process/shutdown.ts';
import { openSimulatedApi } from './simulators/openSimulatedApi.ts';

// Starts the simulated operator without the site; the links in its mails point to SITE_URL.
await runCommand(async (onStop) => {
  const { reset } = readFlags(['reset']);
  const { env } = process;
  const siteUrl = (): string => env['SITE_URL'] ?? 'http://127.0.0.1:5173';
  const api = await openSimulatedApi({ env, onStop, siteUrl, reset });
  console.log(
    `\n  The simulated API runs at  ${api.url}\n${api.description}  Stop with    Ctrl-C\n`,
  );
  await api.lost;
});
