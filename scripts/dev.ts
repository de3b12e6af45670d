import { createServer } from 'vite';
import { countOnOwnMeter } from './build/ensureBuilt.ts';
import { reloadOnContractChange } from './mock/watchContract.ts';
import { localHost, portWish } from './process/freePort.ts';
import { inProject, projectRoot } from './process/projectRoot.ts';
import { readFlags } from './process/readFlags.ts';
import { runCommand } from './process/shutdown.ts';
import { isPaymentForm, leadToBank } from './serve/leadToBank.ts';
import { isForSignature, leadToSignature } from './serve/leadToSignature.ts';
import { openMockedApi } from './serve/mockedApi.ts';
import { isForMeter } from './serve/ownMeter.ts';
import { openSimulatedApi } from './simulators/openSimulatedApi.ts';

// The site with hot reload, on the contract's examples or, with --backend, on the simulated operator.
await runCommand(async (onStop) => {
  const { backend, reset } = readFlags(['backend', 'reset']);
  if (reset && !backend) throw new Error('--reset goes with --backend.');
  const { env } = process;
  countOnOwnMeter(env);
  let url = '';
  const api = backend
    ? await openSimulatedApi({ env, onStop, siteUrl: () => url, reset })
    : await openMockedApi(env, onStop);
  if ('mock' in api) onStop(reloadOnContractChange(api.mock));

  const wish = portWish(env, 'PORT', 5173);
  const vite = await createServer({
    root: projectRoot,
    configFile: inProject('vite.config.ts'),
    server: { host: localHost, port: wish.port, strictPort: wish.strict },
    plugins: [
      {
        name: 'site-api',
        configureServer(server) {
          server.middlewares.use((request, response, next) => {
            if (request.url?.startsWith('/api/')) api.forward(request, response);
            else if (api.documents && request.url?.startsWith('/documents/'))
              api.documents(request, response);
            else if (api.meter && isForMeter(request)) api.meter(request, response);
            else if (isPaymentForm(request)) leadToBank(request, response, api.paymentPage);
            else if (isForSignature(request))
              leadToSignature(request, response, api.signatureOrigin);
            else next();
          });
        },
      },
    ],
  });
  onStop(() => vite.close());
  await vite.listen();
  const opened = vite.resolvedUrls?.local[0] ?? `http://${localHost}:${wish.port}/`;
  url = opened.replace(/\/$/, '');
  console.log(`\n  Open         ${opened}\n${api.description}  Stop with    Ctrl-C\n`);
  await api.lost;
});
