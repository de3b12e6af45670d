import { readFile } from 'node:fs/promises';
import { validate } from 'dockerfile-utils';
import { expect, it } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { inProject } from '../../../scripts/process/projectRoot.ts';

const read = (name: string): Promise<string> =>
  readFile(inProject('scripts', 'deploy', name), 'utf8');

it('the Containerfile has no finding of the linter, and runs as a user without rights', async () => {
  const text = await read('Containerfile');
  expect(validate(text).map(({ message, range }) => [range.start.line + 1, message])).toEqual([]);
  const [, served = ''] = text.split(/^FROM nginx/m);
  expect(served).toMatch(/^USER 101$/m);
  expect(text).not.toMatch(/^FROM \S+:latest|^FROM [^:\s]+(\s|$)/m);
});

it('the release is rolling, the file system read-only, the user without rights', async () => {
  const [deployment, service, budget] = parseAllDocuments(await read('kubernetes.yaml')).map(
    (document) => {
      expect(document.errors).toEqual([]);
      return document.toJS() as Record<string, unknown>;
    },
  );
  expect(deployment).toMatchObject({
    kind: 'Deployment',
    spec: {
      strategy: { type: 'RollingUpdate', rollingUpdate: { maxUnavailable: 0 } },
      template: {
        spec: {
          securityContext: { runAsNonRoot: true },
          containers: [
            {
              securityContext: {
                readOnlyRootFilesystem: true,
                allowPrivilegeEscalation: false,
                capabilities: { drop: ['ALL'] },
              },
              readinessProbe: { httpGet: { path: '/health', port: 8080 } },
            },
          ],
        },
      },
    },
  });
  expect(service).toMatchObject({ spec: { ports: [{ targetPort: 8080 }] } });
  expect(budget).toMatchObject({ spec: { minAvailable: 1 } });
});
