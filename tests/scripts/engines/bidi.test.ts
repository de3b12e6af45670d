import { describe, expect, it } from 'vitest';
import { speakBidi, type Socket } from '../../../scripts/engines/bidi.ts';
import { bidiProblems } from '../../../scripts/engines/bidiProblems.ts';

/** A socket whose other end is the test. */
function fakeSocket(): {
  socket: Socket;
  sent: string[];
  receive: (m: object) => void;
  end: () => void;
} {
  const events = new EventTarget();
  const sent: string[] = [];
  const end = (): void => void events.dispatchEvent(new Event('close'));
  const socket = {
    send: (text: string) => void sent.push(text),
    close: end,
    addEventListener: events.addEventListener.bind(events),
  } as Socket;
  const receive = (message: object): void =>
    void events.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }));
  return { socket, sent, receive, end };
}

describe('WebDriver BiDi', () => {
  it('gives each command the answer with its number', async () => {
    const { socket, sent, receive } = fakeSocket();
    const bidi = speakBidi(socket);
    const first = bidi.send('session.new', { capabilities: {} });
    const second = bidi.send('browsingContext.getTree');
    expect(sent.map((text) => JSON.parse(text) as unknown)).toEqual([
      { id: 1, method: 'session.new', params: { capabilities: {} } },
      { id: 2, method: 'browsingContext.getTree', params: {} },
    ]);
    receive({ type: 'success', id: 2, result: { contexts: [] } });
    receive({ type: 'success', id: 1, result: { sessionId: 'a' } });
    expect(await first).toEqual({ sessionId: 'a' });
    expect(await second).toEqual({ contexts: [] });
  });

  it('rejects with the error of the browser', async () => {
    const { socket, receive } = fakeSocket();
    const asked = speakBidi(socket).send('script.evaluate');
    receive({ type: 'error', id: 1, error: 'no such frame', message: 'gone' });
    await expect(asked).rejects.toThrow('no such frame: gone');
  });

  it('rejects everything when the browser has gone', async () => {
    const { socket, end } = fakeSocket();
    const bidi = speakBidi(socket);
    const asked = bidi.send('session.status');
    end();
    await expect(asked).rejects.toThrow('has gone');
    await expect(bidi.send('session.status')).rejects.toThrow('has gone');
  });

  it('tells its events', () => {
    const { socket, receive } = fakeSocket();
    const told: unknown[] = [];
    speakBidi(socket).onEvent((method, params) => told.push([method, params]));
    receive({ type: 'event', method: 'log.entryAdded', params: { text: 'x' } });
    expect(told).toEqual([['log.entryAdded', { text: 'x' }]]);
  });
});

describe('a problem of the page', () => {
  const request = { method: 'GET', url: 'http://127.0.0.1/x' };

  it.each([
    [
      'log.entryAdded',
      { level: 'error', type: 'javascript', text: 'broken' },
      ['console error: broken'],
    ],
    [
      'log.entryAdded',
      { level: 'warn', type: 'console', text: 'beware' },
      ['console warn: beware'],
    ],
    ['log.entryAdded', { level: 'warn', type: 'javascript', text: 'unused' }, []],
    ['log.entryAdded', { level: 'info', type: 'console', text: 'hello' }, []],
    ['network.responseCompleted', { request, response: { status: 200 } }, []],
    [
      'network.responseCompleted',
      { request, response: { status: 404 } },
      ['failed: GET http://127.0.0.1/x – 404'],
    ],
    [
      'network.fetchError',
      { request, errorText: 'NS_ERROR_NET_RESET' },
      ['failed: GET http://127.0.0.1/x – NS_ERROR_NET_RESET'],
    ],
    ['network.fetchError', { request, errorText: 'NS_BINDING_ABORTED' }, []],
    ['browsingContext.load', {}, []],
  ] as const)('%s %j', (method, params, problems) => {
    expect(bidiProblems(method, params)).toEqual(problems);
  });
});
