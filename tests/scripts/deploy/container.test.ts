import { readFile } from 'node:fs/promises';
import { validate } from 'dockerfile-utils';
import { expect, it } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { nginxConfiguration } from '../../../scripts/deploy/nginx.ts';
import { inProject } from '../../../scripts/process/projectRoot.ts';
import { plan } from '../../support/deploy/plan.ts';

const read = (name: string): Promise<string> =>
  readFile(inProject('scripts', 'deploy', name), 'utf8');

it('the container is built from named versions, and runs as a user without rights', async () => {
  const text = await read('Containerfile');
  expect(validate(text)).toEqual([]);
  const [, served = ''] = text.split(/^FROM nginx/m);
  expect(served).toMatch(/^USER 101$/m);
  expect(text).not.toMatch(/^FROM \S+:latest|^FROM [^:\s]+(\s|$)/m);
});

it('the container limits by the address that a proxy in a private network names', async () => {
  const text = await read('Containerfile');
  expect(text).toContain('--proxy "$PROXIES"');
  const proxies = /^ARG PROXIES=(\S+)$/m.exec(text)?.[1] ?? '';
  const made = plan(['--proxy', proxies]);
  expect(made.proxies).toContain('10.0.0.0/8');
  expect(nginxConfiguration(made)).toContain('limit_req zone=guesses');
});

it('Kubernetes asks the container where it answers, without rights for its user', async () => {
  const [deployment, service] = parseAllDocuments(await read('kubernetes.yaml')).map((document) => {
    expect(document.errors).toEqual([]);
    return document.toJS() as Record<string, unknown>;
  });
  const container = {
    securityContext: { readOnlyRootFilesystem: true, allowPrivilegeEscalation: false },
    readinessProbe: { httpGet: { path: '/health', port: 8080 } },
  };
  const pod = { securityContext: { runAsNonRoot: true }, containers: [container] };
  expect(deployment).toMatchObject({ spec: { template: { spec: pod } } });
  // From outside only through the proxies whose X-Forwarded-For the container believes.
  expect(service).toMatchObject({ spec: { type: 'ClusterIP', ports: [{ targetPort: 8080 }] } });
});
