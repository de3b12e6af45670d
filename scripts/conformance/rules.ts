/** The description of a rule, for the table, code scanners and builds. */
export interface Rule {
  /** A few words, used as a heading. */
  readonly title: string;
  /** What to do about it. */
  readonly help: string;
  /** An error can break a client today; a warning is an addition unknown to the contract. */
  readonly level: 'error' | 'warning';
  /** The urgency: 100 is missing access control, 10 an addition. Reports sort by it. */
  readonly weight: number;
}

/** Every way in which an answer can violate the contract. */
export const rules = {
  'authentication/not-required': {
    title: 'Answers without a token',
    help: 'Check the bearer token first and answer 401.',
    level: 'error',
    weight: 100,
  },
  'authentication/any-token': {
    title: 'Accepts a token that nobody issued',
    help: 'Verify signature and expiry of the token and answer 401.',
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
    help: 'The site aborts a call after 15 s. Find the cause of the delay, or raise --timeout.',
    level: 'error',
    weight: 90,
  },
  'status/server-error': {
    title: 'Server error',
    help: 'The call fits the contract: find the failure in the log of the server.',
    level: 'error',
    weight: 90,
  },
  'authentication/demanded': {
    title: 'Requires a token for an open call',
    help: 'The contract allows this call to visitors: accept it without a token.',
    level: 'error',
    weight: 85,
  },
  'authentication/token-refused': {
    title: 'Refuses the token here',
    help: 'Other calls accept the same token: accept it here too.',
    level: 'error',
    weight: 85,
  },
  'authentication/other-answer': {
    title: 'Refuses without a token, but not with 401',
    help: 'Answer 401: the site signs the user in again after 401 only.',
    level: 'error',
    weight: 60,
  },
  'status/redirect': {
    title: 'Redirects',
    help: 'Answer at the address of the contract: after a redirect, method, body or token are lost.',
    level: 'error',
    weight: 80,
  },
  'status/undocumented': {
    title: 'Status that is not in the contract',
    help: 'Answer with a status of the contract, or describe this one.',
    level: 'error',
    weight: 75,
  },
  'status/valid-refused': {
    title: 'Refuses a valid request',
    help: 'The request fits the contract: accept it, or use an input that this server accepts (--inputs).',
    level: 'error',
    weight: 75,
  },
  'content-type/other': {
    title: 'Other content type',
    help: 'Declare the content type of the contract.',
    level: 'error',
    weight: 70,
  },
  'json/unreadable': {
    title: 'Not JSON',
    help: 'Write one JSON value in UTF-8, with no text before or after it.',
    level: 'error',
    weight: 80,
  },
  'binary/signature': {
    title: 'Not a file of the declared type',
    help: 'Send the bytes of the file unchanged: no text encoding, no bytes before them.',
    level: 'error',
    weight: 70,
  },
  'binary/end': {
    title: 'Truncated file',
    help: 'Send the whole file: its last bytes are missing.',
    level: 'error',
    weight: 70,
  },
  'text/unreadable': {
    title: 'Text that is not UTF-8',
    help: 'Write the text in UTF-8.',
    level: 'error',
    weight: 50,
  },
  'schema/missing': {
    title: 'Required field missing',
    help: 'Send the field, null where the contract allows it.',
    level: 'error',
    weight: 70,
  },
  'schema/type': {
    title: 'Other type',
    help: 'Send the type of the contract.',
    level: 'error',
    weight: 70,
  },
  'schema/value': {
    title: 'Value that is not in the contract',
    help:
      'Send one of the values of the contract, or add this one to it: ' +
      'clients reject an unknown value.',
    level: 'error',
    weight: 65,
  },
  'schema/format': {
    title: 'Other format',
    help: 'Write the text as the contract describes it.',
    level: 'error',
    weight: 65,
  },
  'schema/limit': {
    title: 'Beyond a limit',
    help:
      'Keep to the lengths and bounds of the contract ' +
      '(timestamps are in seconds, not in milliseconds).',
    level: 'error',
    weight: 65,
  },
  'schema/several': {
    title: 'Fits several forms of the contract at once',
    help: 'Send the fields of one form only.',
    level: 'error',
    weight: 40,
  },
  'request/accepted': {
    title: 'Accepts an invalid request',
    help: 'Check the request before executing it and answer 400.',
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
  'schema/unknown': {
    title: 'Field that is not in the contract',
    help: 'Describe the field in the contract, or leave it out.',
    level: 'warning',
    weight: 10,
  },
} as const satisfies Readonly<Record<string, Rule>>;

export type RuleId = keyof typeof rules;
