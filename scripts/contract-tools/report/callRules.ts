import { problem, type Rule } from './Rule.ts';

/** Calls: who is let in, which status, whether an answer arrives, what is sent. */
export const callRules = {
  'authentication/not-required': problem(
    100,
    'Answers without a token',
    'Check the credentials before anything else, and answer 401 (or the status of the contract) without them.',
    'GET /api/me without a token: status 200 instead of 401',
  ),
  'authentication/any-token': problem(
    100,
    'Accepts a token that nobody issued',
    'Check that you issued it: signature and expiry of a token, the stored value of a key. Answer 401 otherwise.',
    'GET /api/me with a foreign token: status 200 instead of 401',
  ),
  'network/dropped': problem(
    90,
    'Connection dropped',
    'Find why the process or the proxy ends during the answer.',
    'the connection closes after half of the body',
  ),
  'network/malformed': problem(
    90,
    'Unreadable answer',
    'Request it with curl -v --compressed: size, headers or compression are invalid.',
    'content-encoding gzip, but the body is plain text',
  ),
  'network/timeout': problem(
    90,
    'No complete answer in time',
    'Find the cause of the delay. If clients wait longer than this, raise --timeout.',
    'no complete answer after 15 s',
  ),
  'status/server-error': problem(
    90,
    'Server error',
    'The call fits the contract: find the failure in the log of the server.',
    'status 500 to a request that fits the contract',
  ),
  'status/crash-on-invalid': problem(
    82,
    'Server error on an invalid request',
    'Check the request before using it, and refuse it with 400 or what the contract has for it. The contract stays as it is.',
    'status 500 to a body without a required field, instead of 400',
  ),
  'status/gateway': problem(
    88,
    'No answer behind the gateway',
    'The gateway answers in place of the application: see whether it runs, and how long it may take.',
    'status 502 with a page of the proxy',
  ),
  'status/unavailable': problem(
    86,
    'Temporarily unavailable',
    'Run again when the server is not overloaded or in maintenance. The contract stays as it is.',
    'status 503 with Retry-After',
  ),
  'authentication/demanded': problem(
    85,
    'Requires a token for an open call',
    'The contract allows this call to visitors: accept it without a token.',
    'status 401 to an operation with security: []',
  ),
  'authentication/token-refused': problem(
    85,
    'Refuses the token here',
    'Other calls accept the same credentials: accept them here too. If the account lacks a right, answer 403 and describe that.',
    'status 401 with a token that other calls accept',
  ),
  'authentication/other-answer': problem(
    60,
    'Refuses without a token, but not with 401',
    'Check the credentials before anything else, and answer with the status of the contract: clients sign in again after that one only.',
    'status 403 without a token, instead of 401',
  ),
  'status/redirect': problem(
    80,
    'Redirects',
    'Answer at the address of the contract: after a redirect, clients lose method, body or token.',
    'status 302 to a page that signs in',
  ),
  'status/undocumented': problem(
    75,
    'Status that is not in the contract',
    'Answer with a status of the contract, or describe this one there.',
    'status 204; the contract has 200 and 401',
  ),
  'status/valid-refused': problem(
    75,
    'Refuses a valid request',
    'The request fits the contract: accept it, or use an input that this server accepts (--inputs).',
    'status 400 to a request that fits the contract',
  ),
  'request/accepted': problem(
    60,
    'Accepts an invalid request',
    'Check the request before executing it and answer 400. If such requests are meant to work, widen the contract.',
    'status 200 to a quantity above its maximum',
  ),
  'request/unfit': problem(
    60,
    'Request that does not fit the contract',
    'Send what the contract describes: a server may refuse this.',
    'a client sends quantity: "1"; the contract has an integer',
  ),
  'operation/unknown': problem(
    50,
    'Call that is not in the contract',
    'Describe the call in the contract, or stop making it.',
    'a client calls GET /api/old, which the contract does not have',
  ),
} satisfies Readonly<Record<string, Rule>>;
