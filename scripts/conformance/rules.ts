/** What a rule says about a server, whoever reads it: a table, a code scanner, a build. */
export interface Rule {
  /** A few words, as a heading. */
  readonly title: string;
  /** What to do about it. */
  readonly help: string;
  /** An error can break a client today; a warning is an addition that the contract does not know. */
  readonly level: 'error' | 'warning';
  /** The higher, the sooner it wants mending: 100 is an open door, 10 an addition. */
  readonly weight: number;
}

/** Every way in which an answer can leave the contract. The order of a report follows `weight`. */
export const rules = {
  'authentication/not-required': {
    title: 'Answers without a token',
    help: 'Check the bearer token before anything else and answer 401.',
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
    title: 'Connection broken off',
    help: 'Find what ends the process or the proxy in the middle of the answer.',
    level: 'error',
    weight: 90,
  },
  'network/malformed': {
    title: 'Answer that cannot be read',
    help: 'Ask for it with curl -v --compressed: size, headers or compression are at fault.',
    level: 'error',
    weight: 90,
  },
  'network/timeout': {
    title: 'No whole answer in time',
    help: 'The site gives a call up after 15 s. Find what waits, or raise --timeout.',
    level: 'error',
    weight: 90,
  },
  'status/server-error': {
    title: 'Server error',
    help: 'The call fits the contract: read the log of the server for its failure.',
    level: 'error',
    weight: 90,
  },
  'authentication/demanded': {
    title: 'Demands a token of everybody',
    help: 'The contract opens this call to visitors: let it through without a token.',
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
    help: 'Answer 401: the site signs the user in again on 401 alone.',
    level: 'error',
    weight: 60,
  },
  'status/redirect': {
    title: 'Redirects',
    help: 'Answer at the address of the contract: a redirected call loses its method, its body or its token.',
    level: 'error',
    weight: 80,
  },
  'status/undocumented': {
    title: 'Status that the contract does not know',
    help: 'Answer with a status of the contract, or describe this one.',
    level: 'error',
    weight: 75,
  },
  'status/valid-refused': {
    title: 'Refuses a valid request',
    help: 'The request fits the contract: accept it, or give the tool an input that this server accepts.',
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
    title: 'No JSON',
    help: 'Write one JSON value and nothing before or after it, in UTF-8.',
    level: 'error',
    weight: 80,
  },
  'binary/signature': {
    title: 'Not the file that it claims to be',
    help: 'Send the bytes of the file as they are: no text encoding, nothing in front.',
    level: 'error',
    weight: 70,
  },
  'binary/end': {
    title: 'File without its end',
    help: 'Send the whole file: its last bytes are missing.',
    level: 'error',
    weight: 70,
  },
  'text/unreadable': {
    title: 'Text that is no UTF-8',
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
    title: 'Value that is not one of the contract',
    help: 'Send one of the values of the contract, or add this one to it: clients stop at a value that they do not know.',
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
    help: 'Keep to the lengths and bounds of the contract (a moment is told in seconds, not in milliseconds).',
    level: 'error',
    weight: 65,
  },
  'schema/several': {
    title: 'Fits several forms of the contract at once',
    help: 'Send what belongs to one form only.',
    level: 'error',
    weight: 40,
  },
  'request/accepted': {
    title: 'Accepts an invalid request',
    help: 'Check the request before anything is done and answer 400.',
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
    title: 'Call that the contract does not know',
    help: 'Describe the call in the contract, or stop making it.',
    level: 'error',
    weight: 50,
  },
  'schema/unknown': {
    title: 'Field that the contract does not know',
    help: 'Describe the field in the contract, or leave it out.',
    level: 'warning',
    weight: 10,
  },
} as const satisfies Readonly<Record<string, Rule>>;

export type RuleId = keyof typeof rules;
