import { describe, expect, it } from 'vitest';
import { expectInvalid, message, put, send } from './sentBodies.ts';

describe('a JSON body', () => {
  const path = '/api/public/message';

  it.each([
    ['application/json', JSON.stringify(message)],
    ['Application/JSON; charset=utf-8', JSON.stringify(message)],
    ['application/json', `\uFEFF${JSON.stringify(message)}`],
    ['application/json', JSON.stringify({ ...message, more: true })],
  ])('reaches the handler (%s)', async (contentType, body) => {
    const { status, calls } = await send(path, put(body, contentType));
    expect(status).toBe(200);
    expect(calls[0]?.body).toMatchObject(message);
  });

  it('may contain any string: lone surrogates and NUL arrive unchanged', async () => {
    const content = 'a\0b\uD83D 😀\u202F';
    const { status, calls } = await send(path, put(JSON.stringify({ ...message, content })));
    expect(status).toBe(200);
    expect(calls[0]?.body).toEqual({ ...message, content });
  });

  it.each([
    ['empty', ''],
    ['truncated', JSON.stringify(message).slice(0, -3)],
    ['two values', `${JSON.stringify(message)}{}`],
    ['not JSON', 'name=Camille'],
    ['null', 'null'],
    ['a list', '[]'],
    ['a text', '"message"'],
    ['a missing field', JSON.stringify({ ...message, name: undefined })],
    ['a field of another type', JSON.stringify({ ...message, content: 1 })],
    ['an empty required text', JSON.stringify({ ...message, content: '' })],
    ['a value outside the enumeration', JSON.stringify({ ...message, subject: 'Autre' })],
    ['a text that violates the pattern', JSON.stringify({ ...message, email: 'a@ b' })],
    ['fields on the prototype only', `{"__proto__":${JSON.stringify(message)}}`],
    ['fields in the constructor only', `{"constructor":{"prototype":${JSON.stringify(message)}}}`],
    ['a list that is nested too deep', '['.repeat(100_000)],
    [
      'an extra field that is nested too deep',
      JSON.stringify(message).replace('{', `{"more":${'['.repeat(5_000)}${']'.repeat(5_000)},`),
    ],
    ['more than 1 MB', JSON.stringify({ ...message, content: 'x'.repeat(1_000_000) })],
    ['50 MB', JSON.stringify({ ...message, content: 'x'.repeat(50_000_000) })],
  ])('is refused as invalid when it is %s', async (_, body) => {
    expectInvalid(await send(path, put(body)));
  });

  it.each(['', 'text/plain', 'application/x-www-form-urlencoded', 'application/jsonx', 'json'])(
    'is refused when its media type is « %s »',
    async (contentType) => {
      expectInvalid(await send(path, put(JSON.stringify(message), contentType)));
    },
  );

  it('is refused when it is missing', async () => {
    expectInvalid(await send(path, { method: 'PUT' }));
  });

  it.each(['1e999', '-1', '0', '1.5', '"7401"', 'null', '[7401]', '7401,7401'])(
    'is refused with the number %s as an id',
    async (id) => {
      expectInvalid(await send('/api/v2/refund/claim', put(`{"ids":[${id}]}`)));
    },
  );

  it.each(['1', '7401', '7401.0', '9007199254740991'])('is accepted with the id %s', async (id) => {
    const { status } = await send('/api/v2/refund/claim', put(`{"ids":[${id}]}`));
    expect(status).toBe(200);
  });
});

describe('a form body', () => {
  const path = '/api/private/update/user/password';
  const form = 'username=camille&password=a%20%26%3D+b&newPassword=Tunnel2027';
  const post = (body: string, contentType = 'application/x-www-form-urlencoded'): RequestInit => ({
    ...put(body, contentType),
    method: 'POST',
  });

  it('is decoded', async () => {
    const { status, calls } = await send(path, post(form));
    expect(status).toBe(200);
    expect(calls[0]?.body).toEqual({
      username: 'camille',
      password: 'a &= b',
      newPassword: 'Tunnel2027',
    });
  });

  it.each([
    ['empty', ''],
    ['a missing field', 'username=camille&password=a'],
    ['a repeated field', `${form}&password=b`],
    ['a repeated field with the same text', `${form}&newPassword=Tunnel2027`],
    ['a text that violates the pattern', form.replace('Tunnel2027', 'tunnel2027')],
    ['a JSON text', JSON.stringify({ username: 'a', password: 'b', newPassword: 'Tunnel2027' })],
    ['more than 1 MB', `${form}${'7'.repeat(1_000_000)}`],
    ['fields on the prototype', '__proto__=1&username=camille&password=a'],
  ])('is refused as invalid when it is %s', async (_, body) => {
    expectInvalid(await send(path, post(body)));
  });

  it('is refused with another media type', async () => {
    expectInvalid(await send(path, post(form, 'application/json')));
    expectInvalid(await send(path, post(form, 'multipart/form-data; boundary=x')));
  });
});
