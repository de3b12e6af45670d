/** The part of a WebSocket that is used here. */
export type Socket = Pick<WebSocket, 'send' | 'close' | 'addEventListener'>;

type Json = Readonly<Record<string, unknown>>;

/** A connection that speaks WebDriver BiDi (W3C). */
export interface Bidi {
  /** Sends a command; resolves to its result. Rejects with the error of the browser, or when it has gone. */
  readonly send: (method: string, params?: Json) => Promise<Json>;
  /** Calls the function with each event to which the session has subscribed. */
  readonly onEvent: (listener: (method: string, params: Json) => void) => void;
  readonly close: () => void;
}

interface Awaited {
  readonly resolve: (result: Json) => void;
  readonly reject: (problem: Error) => void;
}

/** Speaks BiDi over an open socket. */
export function speakBidi(socket: Socket): Bidi {
  const awaited = new Map<number, Awaited>();
  const listeners: ((method: string, params: Json) => void)[] = [];
  let last = 0;
  let isGone = false;
  socket.addEventListener('message', ({ data }: MessageEvent) => {
    const message = JSON.parse(String(data)) as Message;
    if (message.type === 'event') {
      listeners.forEach((listener) => listener(message.method, message.params));
      return;
    }
    const waiting = awaited.get(message.id ?? 0);
    awaited.delete(message.id ?? 0);
    if (message.type === 'success') waiting?.resolve(message.result);
    else waiting?.reject(new Error(`${message.error}: ${message.message}`));
  });
  socket.addEventListener('close', () => {
    isGone = true;
    awaited.forEach(({ reject }) => reject(new Error('The browser has gone.')));
    awaited.clear();
  });
  return {
    send: (method, params = {}) =>
      new Promise((resolve, reject) => {
        if (isGone) {
          reject(new Error('The browser has gone.'));
          return;
        }
        last += 1;
        awaited.set(last, { resolve, reject });
        socket.send(JSON.stringify({ id: last, method, params }));
      }),
    onEvent: (listener) => listeners.push(listener),
    close: () => socket.close(),
  };
}

type Message =
  | { readonly type: 'event'; readonly method: string; readonly params: Json }
  | { readonly type: 'success'; readonly id: number; readonly result: Json }
  | {
      readonly type: 'error';
      readonly id: number | null;
      readonly error: string;
      readonly message: string;
    };

/** Opens a socket. Rejects when nobody answers there. */
export async function openSocket(address: string): Promise<WebSocket> {
  const socket = new WebSocket(address);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true });
    socket.addEventListener('error', () => reject(new Error(`No answer at ${address}`)), {
      once: true,
    });
  });
  return socket;
}
