import { createServer } from 'vite';
import { bundleContract } from './contract/bundle.ts';
import { startMock, usualMockPort } from './mock/prism.ts';
import { rememberPassages } from './mock/rememberPassages.ts';
import { reloadOnContractChange } from './mock/watchContract.ts';
import { localHost, portWish } from './process/freePort.ts';
import { inProject, projectRoot } from './process/projectRoot.ts';
import { runCommand } from './process/shutdown.ts';
import { forwardTo } from './serve/forwardApi.ts';

await runCommand(async (onStop) => {
  const wish = portWish(process.env, 'PORT', 5173);
  const document = await bundleContract();
  const mock = await startMock({
    document,
    port: portWish(process.env, 'MOCK_PORT', usualMockPort.port),
    onRestart: (reason) => console.error(`The mock ended and was started again.\n${reason}`),
  });
  onStop(() => mock.stop());
  onStop(reloadOnContractChange(mock));

  const vite = await createServer({
    root: projectRoot,
    configFile: inProject('vite.config.ts'),
    server: { host: localHost, port: wish.port, strictPort: wish.strict },
    plugins: [
      {
        name: 'api-of-the-mock',
        configureServer(server) {
          const forward = rememberPassages(forwardTo(mock.url), document);
          server.middlewares.use((request, response, next) => {
            if (request.url?.startsWith('/api/')) forward(request, response);
            else next();
          });
        },
      },
    ],
  });
  onStop(() => vite.close());
  await vite.listen();
  const url = vite.resolvedUrls?.local[0] ?? `http://${localHost}:${wish.port}/`;
  console.log(`\n  Open        ${url}\n  Stop with   Ctrl-C\n`);
  await mock.lost;
});
