import { randomUUID } from 'node:crypto';
import { json, type Asked, type Given, type Handler } from './openServer.ts';

export const clinicKey = 'clinic-key-2026';
export const clinicSession = 'clinic-session-2026';

const owner = { name: 'Ada', phone: null };

/** Animal 901 has neither chip nor insurance, 902 has both. */
const animals = [
  {
    ...{ id: 901, name: 'Rex', species: 'dog', owner, bornOn: '2021-05-04', weight: 12.5 },
    ...{ chip: null, insurance: null },
  },
  {
    ...{ id: 902, name: 'Mia', species: 'cat', owner: { name: 'Bo', phone: '+44 20 7946 0000' } },
    ...{ bornOn: '2019-11-30', weight: 4, chip: '250269604831245' },
    insurance: { employer: 'Port', share: 0.5 },
    mother: { name: 'Eve', mother: { name: 'Ivy' } },
  },
  {
    ...{ id: 903, name: 'Lou', species: 'hen', owner, bornOn: '2024-02-29', weight: 2 },
    ...{ chip: null, insurance: { policy: 'P-7' } },
  },
];
const wards = { name: 'Main', wards: [{ name: 'Cats', wards: [] }] };
const openingHours = { monday: '08:30-18:00', sunday: '10:00-12:00' };
const pageSize = 2;
const plainText = { 'content-type': 'text/plain; charset=utf-8' };
const html = { 'content-type': 'text/html' };
const unknown = { status: 404, headers: html, body: '<h1>Not found</h1>' };

/** A server of clinic/openapi.yaml that conforms to it. */
export const clinic: Handler = (asked) => {
  const { method, url } = asked;
  if (!/^\/v2\/(animals|wards|opening-hours)\b/.test(url.pathname)) return unknown;
  const call = `${method} ${url.pathname.replace(/^\/v2/, '').replace(/\d+/, '{id}')}`;
  if (call === 'GET /wards') return json(200, wards);
  if (call === 'GET /opening-hours') return json(200, openingHours);
  if (!isKnown(asked)) return json(401, { message: 'Sign in.' });
  const number = Number(/\d+/.exec(url.pathname.replace('/v2', ''))?.[0]);
  const animal = animals.find(({ id }) => id === number);
  switch (call) {
    case 'GET /animals':
      return listed(asked);
    case 'POST /animals':
      return added(asked);
    case 'GET /animals/{id}':
    case 'HEAD /animals/{id}':
      return animal === undefined ? json(404, { message: 'No animal.' }) : json(200, animal);
    case 'DELETE /animals/{id}':
      return animal === undefined ? json(404, { message: 'No animal.' }) : { status: 204 };
    case 'PUT /animals/{id}/photo':
      return asked.body.includes('name="photo"') && asked.body.includes('Content-Type: image/png')
        ? { status: 204 }
        : json(400, { message: 'No photo.', field: 'photo' });
    case 'GET /animals/{id}/note':
      return { status: 200, headers: plainText, body: 'Sleeps a lot.' };
    default:
      return unknown;
  }
};

function isKnown({ headers }: Asked): boolean {
  const { cookie = '' } = headers;
  return headers['x-api-key'] === clinicKey || cookie.includes(`SESSION=${clinicSession}`);
}

function listed({ url, headers }: Asked): Given {
  if (!isLanguage(headers['x-language'])) {
    return json(400, { message: 'No language.', field: 'X-Language' });
  }
  const written = url.searchParams.get('page') ?? '1';
  const page = Number(written);
  if (!/^\d+$/.test(written) || page < 1 || page > 50)
    return json(400, { message: 'No page.', field: 'page' });
  const species = url.searchParams.get('species')?.split(',') ?? [];
  if (species.some((one) => !['cat', 'dog', 'hen'].includes(one)))
    return json(400, { message: 'No species.' });
  const found = animals.filter((one) => species.length === 0 || species.includes(one.species));
  const body = {
    animals: found.slice((page - 1) * pageSize, page * pageSize),
    total: found.length,
    pageCount: Math.ceil(found.length / pageSize),
  };
  return json(200, body, { 'x-request-id': randomUUID() });
}

function added({ body, headers }: Asked): Given {
  if (!isLanguage(headers['x-language'])) return json(400, { message: 'No language.' });
  const given = JSON.parse(body.toString()) as Readonly<Record<string, unknown>>;
  if (!isAnimal(given)) return json(400, { message: 'Incomplete.' });
  return json(201, { ...animals[0], ...given, id: 904 }, { location: '/v2/animals/904' });
}

function isLanguage(value: unknown): boolean {
  return value === 'en' || value === 'fr';
}

function isAnimal({ name, species, owner: person }: Readonly<Record<string, unknown>>): boolean {
  if (typeof name !== 'string' || name === '' || Array.from(name).length > 30) return false;
  if (typeof species !== 'string' || !['cat', 'dog', 'hen'].includes(species)) return false;
  if (typeof person !== 'object' || person === null) return false;
  const { name: called, phone, pin = '', ...others } = person as Readonly<Record<string, unknown>>;
  const isPhone = phone === null || typeof phone === 'string';
  const areTexts = typeof called === 'string' && typeof pin === 'string';
  return areTexts && isPhone && Object.keys(others).length === 0;
}
