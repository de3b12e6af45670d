import type { Rule } from './Rule.ts';

/** Calls: who is let in, which status, whether an answer arrives, what is sent. */
export const callRules = {
  'authentication/not-required': {
    title: 'Answers without a token',
    help: 'Check the credentials before anything else, and answer 401 (or the status of the contract) without them.',
    level: 'error',
    weight: 100,
  },
  'authentication/any-token': {
    title: 'Accepts a token that nobody issued',
    help: 'Check that you issued it: signature and expiry of a token, the stored value of a key. Answer 401 otherwise.',
    level: 'error',
    weight: 100,
  },
  'network/dropped': {
    title: 'Connection dropped',
    help: 'Find why the process or the proxy ends during the answer.',
    level: 'error',
    weight: 90,
  },
  'network/malformed': {
    title: 'Unreadable answer',
    help: 'Request it with curl -v --compressed: size, headers or compression are invalid.',
    level: 'error',
    weight: 90,
  },
  'network/timeout': {
    title: 'No complete answer in time',
    help: 'Find the cause of the delay. If clients wait longer than this, raise --timeout.',
    level: 'error',
    weight: 90,
  },
  'status/server-error': {
    title: 'Server error',
    help: 'The call fits the contract: find the failure in the log of the server.',
    level: 'error',
    weight: 90,
  },
  'status/crash-on-invalid': {
    title: 'Server error on an invalid request',
    help: 'Check the request before using it, and refuse it with 400 or what the contract has for it. The contract stays as it is.',
    level: 'error',
    weight: 82,
  },
  'status/gateway': {
    title: 'No answer behind the gateway',
    help: 'The gateway answers in place of the application: see whether it runs, and how long it may take.',
    level: 'error',
    weight: 88,
  },
  'status/unavailable': {
    title: 'Temporarily unavailable',
    help: 'Run again when the server is not overloaded or in maintenance. The contract stays as it is.',
    level: 'error',
    weight: 86,
  },
  'authentication/demanded': {
    title: 'Requires a token for an open call',
    help: 'The contract allows this call to visitors: accept it without a token.',
    level: 'error',
    weight: 85,
  },
  'authentication/token-refused': {
    title: 'Refuses the token here',
    help: 'Other calls accept the same credentials: accept them here too. If the account lacks a right, answer 403 and describe that.',
    level: 'error',
    weight: 85,
  },
  'authentication/other-answer': {
    title: 'Refuses without a token, but not with 401',
    help: 'Check the credentials before anything else, and answer with the status of the contract: clients sign in again after that one only.',
    level: 'error',
    weight: 60,
  },
  'status/redirect': {
    title: 'Redirects',
    help: 'Answer at the address of the contract: after a redirect, clients lose method, body or token.',
    level: 'error',
    weight: 80,
  },
  'status/undocumented': {
    title: 'Status that is not in the contract',
    help: 'Answer with a status of the contract, or describe this one there.',
    level: 'error',
    weight: 75,
  },
  'status/valid-refused': {
    title: 'Refuses a valid request',
    help: 'The request fits the contract: accept it, or use an input that this server accepts (--inputs).',
    level: 'error',
    weight: 75,
  },
  'request/accepted': {
    title: 'Accepts an invalid request',
    help: 'Check the request before executing it and answer 400. If such requests are meant to work, widen the contract.',
    level: 'error',
    weight: 60,
  },
  'request/unfit': {
    title: 'Request that does not fit the contract',
    help: 'Send what the contract describes: a server may refuse this.',
    level: 'error',
    weight: 60,
  },
  'operation/unknown': {
    title: 'Call that is not in the contract',
    help: 'Describe the call in the contract, or stop making it.',
    level: 'error',
    weight: 50,
  },
} as const satisfies Readonly<Record<string, Rule>>;
