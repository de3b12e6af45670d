import { expect, it } from 'vitest';
import type { components } from '../../../generated/api.ts';
import { trafficAt } from '../../../scripts/simulators/backend/publicSite/trafficAt.ts';
import { switchMaintenance } from '../../../scripts/simulators/backend/publicSite/readMaintenance.ts';
import type { OperationId } from '../../../scripts/simulators/http/operationTypes.ts';
import { operatorForEachTest } from '../support/operatorForEachTest.ts';

type PublicData = components['schemas']['PublicData'];

const operator = operatorForEachTest();

const bodyOf = async (operationId: OperationId): Promise<unknown> => {
  const { status, body } = await operator.send(operationId);
  expect(status).toBe(200);
  return body;
};

it('P7.2, M7.3 the public data is the stored one, with the current traffic', async () => {
  const site = (await bodyOf('loadPublicData')) as PublicData;
  const stored = operator.services.settings.read<PublicData>('publicData');
  expect(site).toEqual({ ...stored, traffic: await bodyOf('listTrafficSnapshots') });
  expect(site.menu.length).toBeGreaterThan(0);
});

it('P7.2 a change of the stored public data is answered at once', async () => {
  const stored = operator.services.settings.read<PublicData>('publicData');
  operator.services.settings.write('publicData', { ...stored, menu: [] });
  expect(await bodyOf('loadPublicData')).toMatchObject({ menu: [] });
});

it('P7.3, M7.4 the traffic list covers the last hour, every five minutes, newest first', async () => {
  const now = operator.services.clock.now();
  const list = (await bodyOf('listTrafficSnapshots')) as PublicData['traffic'];
  const times = list.map(({ date }) => date.timestamp);
  expect(times).toEqual(Array.from({ length: 12 }, (_, index) => now - index * 300));
  expect(list[0]).toEqual(trafficAt(now));
});

it("P7.3 the current traffic follows the operator's clock", async () => {
  const { clock } = operator.services;
  const now = clock.now();
  expect(await bodyOf('readTraffic')).toMatchObject({ status: 'success', data: trafficAt(now) });
  clock.jump(8 * 3_600);
  const later = trafficAt(now + 8 * 3_600);
  expect(await bodyOf('readTraffic')).toMatchObject({ data: later });
});

it('P7.4, M7.5, P4.33 the maintenance flag and the public data agree', async () => {
  for (const isOn of [true, false]) {
    switchMaintenance(operator.services.settings, isOn);
    expect(await bodyOf('readMaintenance')).toBe(isOn);
    expect(await bodyOf('loadPublicData')).toMatchObject({ maintenance: isOn });
  }
});

it('P7.5 the news is that of the public data', async () => {
  const { posts } = (await bodyOf('loadPublicData')) as PublicData;
  expect(posts.length).toBeGreaterThan(0);
  expect(await bodyOf('listPosts')).toEqual({ status: 'success', message: null, data: posts });
});

it('P7.6, P9.14 the social feed has the six posts that the site shows', async () => {
  const { posts } = (await bodyOf('listSocialPosts')) as { readonly posts: readonly unknown[] };
  expect(posts.length).toBeGreaterThanOrEqual(6);
});

it('missing data is answered as unavailable, in the form of each call', async () => {
  operator.services.store.run('DELETE FROM setting');
  const unavailable =
    'Le service est momentanément indisponible, veuillez réessayer ultérieurement.';
  const error = { status: 'error', message: unavailable };
  expect(await bodyOf('listPosts')).toEqual(error);
  expect(await bodyOf('listSocialPosts')).toEqual(error);
  expect((await operator.send('loadPublicData')).status).toBe(500);
});

it('P3.21, P3.23 every linked file is a PDF, any other is unknown', async () => {
  const data = (await bodyOf('loadPublicData')) as PublicData;
  const links = [...data.reports, ...data.statements, ...data.jobs].flatMap(
    ({ fileLink }) => fileLink ?? [],
  );
  expect(links.length).toBeGreaterThan(10);
  for (const link of links) {
    const answer = await operator.fetch(link);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(
      Buffer.from(await answer.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
  }
  expect((await operator.fetch('/documents/inconnu.pdf')).status).toBe(404);
});
