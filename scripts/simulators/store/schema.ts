/**
 * The tables. Moments are seconds since 1970, amounts integer cents, flags 0 or 1. A `data` column
 * holds JSON in the shape of the contract; values that are searched, counted or joined have a
 * column of their own.
 */
export const schema = `
CREATE TABLE setting (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;

CREATE TABLE account (
  id INTEGER PRIMARY KEY,
  email TEXT NOT NULL UNIQUE COLLATE NOCASE,
  firstname TEXT NOT NULL,
  lastname TEXT NOT NULL,
  passwordHash TEXT,               -- null until the first connection
  activatedAt INTEGER,             -- null until the mailed link was followed
  deletionRequestedAt INTEGER,
  sessionsSince INTEGER NOT NULL DEFAULT 0,  -- of the last new password: older bearer tokens are invalid
  keptSession TEXT                 -- the session that changed it stays valid
) STRICT;

CREATE TABLE mail (
  id INTEGER PRIMARY KEY,
  sentAt INTEGER NOT NULL,
  content TEXT NOT NULL   -- the mail as JSON
) STRICT;

CREATE TABLE mailToken (
  token TEXT PRIMARY KEY,
  accountId INTEGER NOT NULL REFERENCES account(id),
  purpose TEXT NOT NULL CHECK (purpose IN ('activation', 'password')),
  expiresAt INTEGER NOT NULL,
  usedAt INTEGER
) STRICT;

CREATE TABLE contract (
  id INTEGER PRIMARY KEY,
  accountId INTEGER REFERENCES account(id),   -- null while linked to no account
  linkedAt INTEGER NOT NULL DEFAULT 0,        -- order of the account's contracts
  reference TEXT NOT NULL UNIQUE,
  holder TEXT NOT NULL,
  email TEXT COLLATE NOCASE,                  -- known for the contract, may differ from the account's
  data TEXT NOT NULL CHECK (json_valid(data)),
  addressHeldUntil INTEGER NOT NULL DEFAULT 0,
  phoneHeldUntil INTEGER NOT NULL DEFAULT 0,
  bankHeldUntil INTEGER NOT NULL DEFAULT 0,
  optionHeldUntil INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX contractOfAccount ON contract (accountId);

CREATE TABLE badge (
  id INTEGER PRIMARY KEY,
  contractId INTEGER NOT NULL REFERENCES contract(id),
  badgeReference TEXT NOT NULL UNIQUE,
  data TEXT NOT NULL CHECK (json_valid(data)),
  heldUntil INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX badgeOfContract ON badge (contractId);

CREATE TABLE invoice (
  noInvoice TEXT PRIMARY KEY,
  contractId INTEGER NOT NULL REFERENCES contract(id),
  type TEXT NOT NULL,
  createdAt INTEGER NOT NULL,
  cents INTEGER NOT NULL
) STRICT;
CREATE INDEX invoiceOfContract ON invoice (contractId, createdAt DESC);

CREATE TABLE amendment (
  id INTEGER PRIMARY KEY,
  contractId INTEGER NOT NULL REFERENCES contract(id),
  createdAt INTEGER NOT NULL,
  title TEXT NOT NULL,
  detail TEXT
) STRICT;
CREATE INDEX amendmentOfContract ON amendment (contractId, createdAt DESC);

CREATE TABLE passage (
  id INTEGER PRIMARY KEY,
  contractId INTEGER NOT NULL REFERENCES contract(id),
  badgeId INTEGER NOT NULL REFERENCES badge(id),
  at INTEGER NOT NULL,
  direction TEXT NOT NULL,
  lane TEXT NOT NULL,
  cents INTEGER NOT NULL
) STRICT;
CREATE INDEX passageOfContract ON passage (contractId, at DESC, id DESC);
CREATE INDEX passageOfBadge ON passage (badgeId, at DESC, id DESC);

CREATE TABLE upload (
  id INTEGER PRIMARY KEY,
  contractId INTEGER REFERENCES contract(id),
  signatureId INTEGER REFERENCES signature(id),
  kind TEXT NOT NULL CHECK (kind IN ('rib', 'kbis', 'cniRecto', 'cniVerso')),
  contentType TEXT NOT NULL,
  bytes BLOB NOT NULL,
  receivedAt INTEGER NOT NULL
) STRICT;

CREATE TABLE badgeOrder (              -- extra badges or a subscription; the id is the reference (CDW…)
  id INTEGER PRIMARY KEY,
  kind TEXT NOT NULL CHECK (kind IN ('extra', 'subscription')),
  contractId INTEGER REFERENCES contract(id),  -- for a subscription: set once signed and settled
  email TEXT NOT NULL,
  cents INTEGER NOT NULL,
  data TEXT NOT NULL CHECK (json_valid(data)), -- the request
  placedAt INTEGER NOT NULL,
  signedAt INTEGER,
  settledAt INTEGER,                           -- paid, or free and validated
  idempotencyKey TEXT UNIQUE,                  -- null when the request had none
  language TEXT NOT NULL DEFAULT 'fr'          -- of the page that placed it: its mails are in it
) STRICT;

CREATE TABLE payment (                 -- reports of the bank, whatever the result
  id INTEGER PRIMARY KEY,
  reference TEXT NOT NULL,             -- as posted: CDW0000042, PLI0048213B, 26104887
  cents INTEGER NOT NULL,
  returnCode TEXT NOT NULL,
  receivedAt INTEGER NOT NULL,
  settledAt INTEGER,                   -- null when nothing was settled: refused, wrong amount, repeated
  data TEXT NOT NULL CHECK (json_valid(data))
) STRICT;
CREATE INDEX paymentOfReference ON payment (reference);

CREATE TABLE notice (
  id INTEGER PRIMARY KEY,
  reference TEXT NOT NULL UNIQUE,
  numberplate TEXT NOT NULL,
  data TEXT NOT NULL CHECK (json_valid(data)),
  wantsReceipt INTEGER NOT NULL DEFAULT 0,
  receiptLanguage TEXT NOT NULL DEFAULT 'fr'
) STRICT;

CREATE TABLE cashTicket (
  identifier TEXT PRIMARY KEY,
  data TEXT NOT NULL CHECK (json_valid(data))
) STRICT;

CREATE TABLE receipt (
  id INTEGER PRIMARY KEY,
  accountId INTEGER REFERENCES account(id),
  identifier TEXT NOT NULL UNIQUE,     -- last part of the address of its PDF
  createdAt INTEGER NOT NULL,
  countTickets INTEGER NOT NULL
) STRICT;
CREATE INDEX receiptOfAccount ON receipt (accountId, createdAt DESC);

CREATE TABLE refund (
  id INTEGER PRIMARY KEY,
  identifier TEXT NOT NULL UNIQUE REFERENCES cashTicket(identifier),
  accountId INTEGER REFERENCES account(id),    -- null when a visitor requested it
  createdAt INTEGER NOT NULL,
  ticketAt INTEGER NOT NULL,
  cents INTEGER NOT NULL,
  claimedAt INTEGER,
  receiptId INTEGER REFERENCES receipt(id),
  beneficiary TEXT CHECK (json_valid(beneficiary))  -- who requested it, and the account to pay
) STRICT;
CREATE INDEX refundOfAccount ON refund (accountId, createdAt DESC);

CREATE TABLE ticketFlux (
  id INTEGER PRIMARY KEY,
  accountId INTEGER NOT NULL REFERENCES account(id),
  licencePlate TEXT NOT NULL,
  truncatedPan TEXT NOT NULL,
  createdAt INTEGER NOT NULL,
  removedAt INTEGER
) STRICT;
CREATE UNIQUE INDEX linkedCard ON ticketFlux (accountId, licencePlate, truncatedPan) WHERE removedAt IS NULL;

CREATE TABLE ticket (
  id INTEGER PRIMARY KEY,
  fluxId INTEGER NOT NULL REFERENCES ticketFlux(id),
  startName TEXT NOT NULL,
  endName TEXT NOT NULL,
  at INTEGER NOT NULL,
  visibleFrom INTEGER NOT NULL,        -- up to 72 hours after the passage
  cents INTEGER NOT NULL,
  receiptId INTEGER REFERENCES receipt(id)
) STRICT;
CREATE INDEX ticketOfFlux ON ticket (fluxId, at DESC);

CREATE TABLE bankAccount (
  id INTEGER PRIMARY KEY,
  accountId INTEGER NOT NULL UNIQUE REFERENCES account(id),
  name TEXT NOT NULL,
  iban TEXT NOT NULL,
  bic TEXT NOT NULL
) STRICT;

CREATE TABLE message (
  id INTEGER PRIMARY KEY,
  sentAt INTEGER NOT NULL,
  name TEXT NOT NULL,
  email TEXT NOT NULL,
  subject TEXT NOT NULL,
  content TEXT NOT NULL
) STRICT;

CREATE TABLE attempt (subject TEXT NOT NULL, at INTEGER NOT NULL) STRICT;
CREATE INDEX attemptOfSubject ON attempt (subject, at);

CREATE TABLE fault (operationId TEXT PRIMARY KEY, delayMs INTEGER NOT NULL, kind TEXT) STRICT;

CREATE TABLE cardPayment (             -- of the bank, not of the operator
  reference TEXT PRIMARY KEY,
  cents INTEGER NOT NULL,
  outcome TEXT NOT NULL CHECK (outcome IN ('paid', 'refused', 'abandoned')),
  at INTEGER NOT NULL
) STRICT;

CREATE TABLE signature (               -- of the e-signature service, not of the operator
  id INTEGER PRIMARY KEY,
  data TEXT NOT NULL CHECK (json_valid(data)),  -- the contract to sign, as it was sent
  createdAt INTEGER NOT NULL,
  signedAt INTEGER,
  refusedAt INTEGER,
  expiredAt INTEGER                    -- when its link was expired manually
) STRICT;
`;
