type Params = Readonly<Record<string, unknown>>;

interface LogEntry {
  readonly level: 'debug' | 'info' | 'warn' | 'error';
  readonly type: string;
  readonly text: string | null;
}

interface NetworkEvent {
  readonly request: { readonly url: string; readonly method: string };
  readonly errorText?: string;
  readonly response?: { readonly status: number };
}

/** A page that is left gives up its requests. */
const givenUp = 'NS_BINDING_ABORTED';

/** What is wrong in an event of WebDriver BiDi: an error of the console or of a request. */
export function bidiProblems(method: string, params: Params): readonly string[] {
  if (method === 'log.entryAdded') {
    const { level, type, text } = params as unknown as LogEntry;
    const counts = level === 'error' || (level === 'warn' && type === 'console');
    return counts ? [`console ${level}: ${text ?? ''}`] : [];
  }
  if (!method.startsWith('network.')) return [];
  const { request, errorText, response } = params as unknown as NetworkEvent;
  const asked = `${request.method} ${request.url}`;
  if (errorText !== undefined)
    return errorText === givenUp ? [] : [`failed: ${asked} – ${errorText}`];
  const status = response?.status ?? 0;
  return status >= 400 ? [`failed: ${asked} – ${status}`] : [];
}
