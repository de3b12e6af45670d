import { createServer } from 'vite';
import { buildVariables, defaultMeter } from './build/buildVariables.ts';
import { freshGenerated } from './dev/freshGenerated.ts';
import { typeErrors } from './dev/typeErrors.ts';
import { reloadOnContractChange } from './mock/watchContract.ts';
import type { Mock } from './mock/prism.ts';
import { localHost, portSetting } from './process/freePort.ts';
import { inProject, projectRoot } from './process/projectRoot.ts';
import { readFlags } from './process/readFlags.ts';
import { runCommand } from './process/shutdown.ts';
import { isPaymentForm, redirectToBank } from './serve/redirectToBank.ts';
import { isForSignature, redirectToSignature } from './serve/redirectToSignature.ts';
import type { Api } from './serve/Api.ts';
import { givenApi } from './serve/givenApi.ts';
import { openMockedApi } from './serve/mockedApi.ts';
import { isForMeter, ownMeterPath } from './serve/ownMeter.ts';
import { openSimulatedApi } from './simulators/openSimulatedApi.ts';

// Serves the site with hot reload, on the examples of the contract, on the simulated operator (--backend) or
// on the server at API_URL.
await runCommand(async (onStop) => {
  const { backend, reset } = readFlags(['backend', 'reset']);
  if (reset && !backend) throw new Error('--reset requires --backend.');
  const { env } = process;
  const given = givenApi(env);
  if (given && backend) throw new Error('--backend has no effect with API_URL: remove it.');
  // A server at API_URL has no audience meter for this site.
  const meter = given ? '' : ownMeterPath;
  Object.assign(env, defaultMeter(buildVariables(env, 'development'), meter));
  let url = '';
  const api: Api & { readonly mock?: Mock } =
    given ??
    (backend
      ? await openSimulatedApi({ env, onStop, siteUrl: () => url, reset })
      : await openMockedApi(env, onStop));
  if (api.mock) onStop(reloadOnContractChange(api.mock));

  const portOption = portSetting(env, 'PORT', 5173);
  const vite = await createServer({
    root: projectRoot,
    configFile: inProject('vite.config.ts'),
    // The default loader warns about imports without an extension, which all of src/ uses.
    configLoader: 'runner',
    server: { host: localHost, port: portOption.port, strictPort: portOption.strict },
    plugins: [
      freshGenerated({
        isInput: isInputOfGenerate,
        command: { command: process.execPath, args: ['scripts/generate/generate.ts'] },
        print: console.log,
      }),
      typeErrors({
        project: 'tsconfig.json',
        isOnPage: (file) => /^(src|generated)\//.test(file),
        print: console.log,
        onStop,
      }),
      {
        name: 'site-api',
        configureServer(server) {
          server.middlewares.use((request, response, next) => {
            if (request.url?.startsWith('/api/')) api.forward(request, response);
            else if (api.documents && request.url?.startsWith('/documents/'))
              api.documents(request, response);
            else if (api.meter && isForMeter(request)) api.meter(request, response);
            else if (isPaymentForm(request)) redirectToBank(request, response, api.paymentPage);
            else if (isForSignature(request))
              redirectToSignature(request, response, api.signatureOrigin);
            else next();
          });
        },
      },
    ],
  });
  onStop(() => vite.close());
  await vite.listen();
  const opened = vite.resolvedUrls?.local[0] ?? `http://${localHost}:${portOption.port}/`;
  url = opened.replace(/\/$/, '');
  console.log(`\n  Open         ${opened}\n${api.description}  Stop with    Ctrl-C\n`);
  await api.lost;
});

function isInputOfGenerate(path: string): boolean {
  return /^(openapi\/|scripts\/generate\/|src\/ui\/operator\.ts$|src\/ui\/design\/theme\/theme\.ts$)/.test(
    path,
  );
}
