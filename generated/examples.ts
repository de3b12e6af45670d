// Generated from openapi/ by `npm run generate`. Do not edit.
/** For tests only: the names by which the mock server is asked for an answer (`Prefer: code=…, example=…`). */
export interface ExampleNames {
  readonly loadPublicData: {
    200: 'nominal' | 'empty' | 'maintenance';
    401: 'tokenExpired';
    500: 'failure';
  };
  readonly listTrafficSnapshots: {
    200: 'nominal' | 'empty' | 'fluid' | 'closed';
    401: 'tokenExpired';
    500: 'failure';
  };
  readonly readMaintenance: { 200: 'nominal' | 'maintenance'; 401: 'tokenExpired'; 500: 'failure' };
  readonly checkEmail: {
    200: 'nominal' | 'existing';
    400: 'invalid';
    401: 'tokenExpired';
    429: 'tooMany';
    500: 'failure';
  };
  readonly requestSignature: {
    200: 'nominal' | 'renewed' | 'refused';
    400: 'invalid';
    401: 'tokenExpired';
    500: 'failure';
  };
  readonly addOrder: {
    200: 'nominal' | 'refused';
    400: 'invalid';
    401: 'tokenExpired';
    500: 'failure';
  };
  readonly findOrderReference: {
    200: 'nominal' | 'notFound';
    400: 'invalid';
    401: 'tokenExpired';
    429: 'tooMany';
    500: 'failure';
  };
  readonly retrieveOrder: {
    200: 'nominal' | 'professional' | 'locker' | 'notFound';
    400: 'invalid';
    401: 'tokenExpired';
    429: 'tooMany';
    500: 'failure';
  };
  readonly validateOrder: {
    200: 'nominal' | 'refused' | 'notFound';
    400: 'invalid';
    401: 'tokenExpired';
    429: 'tooMany';
    500: 'failure';
  };
  readonly receiveBankCallback: {
    200: 'nominal' | 'refused';
    400: 'invalid';
    401: 'tokenExpired';
    500: 'failure';
  };
  readonly sealPayment: {
    200: 'nominal' | 'refused' | 'notFound';
    400: 'invalid';
    401: 'tokenExpired';
    429: 'tooMany';
    500: 'failure';
  };
  readonly printPassages: { 200: 'nominal'; 400: 'invalid'; 401: 'tokenExpired'; 500: 'failure' };
  readonly lookUpCashTicket: {
    200: 'nominal' | 'alreadyRefunded' | 'notRefundable' | 'directlyFinal' | 'notFound';
    400: 'invalid';
    401: 'tokenExpired';
    429: 'tooMany';
    500: 'failure';
  };
  readonly resetLostPassword: {
    200: 'nominal' | 'passwordChanged' | 'notFound' | 'refused';
    400: 'invalid';
    401: 'tokenExpired';
    429: 'tooMany';
    500: 'failure';
  };
  readonly openFirstConnection: {
    200: 'nominal' | 'notFound' | 'notSent' | 'refused' | 'refusedNotFound';
    400: 'invalid';
    401: 'tokenExpired';
    429: 'tooMany';
    500: 'failure';
  };
  readonly retrieveNotice: {
    200: 'nominal' | 'paid' | 'closed' | 'notFound';
    400: 'invalid';
    401: 'tokenExpired';
    429: 'tooMany';
    500: 'failure';
  };
  readonly requestNoticeReceipt: {
    200: 'nominal' | 'refused';
    400: 'invalid';
    401: 'tokenExpired';
    500: 'failure';
  };
  readonly sendMessage: {
    200: 'nominal' | 'refused';
    400: 'invalid';
    401: 'tokenExpired';
    500: 'failure';
  };
  readonly signIn: {
    200: 'nominal' | 'freeOnly' | 'expired' | 'garbled';
    400: 'invalid';
    401: 'badCredentials';
    409: 'conflict';
    429: 'tooMany';
    500: 'failure';
  };
  readonly loadSubscriber: {
    200:
      | 'nominal'
      | 'refused'
      | 'shortLists'
      | 'noUnpaid'
      | 'deletionRequested'
      | 'withoutContract'
      | 'single';
    401: 'tokenExpired';
    500: 'failure';
  };
  readonly listBadges: {
    200: 'nominal' | 'empty' | 'refused' | 'afterOrder';
    401: 'tokenExpired';
    500: 'failure';
  };
  readonly listPassages: {
    200: 'nominal' | 'empty' | 'refused' | 'secondPage';
    400: 'invalid';
    401: 'tokenExpired';
    500: 'failure';
  };
  readonly changePassword: {
    200: 'nominal' | 'refused';
    400: 'invalid';
    401: 'tokenExpired';
    429: 'tooMany';
    500: 'failure';
  };
  readonly saveBankDetails: {
    200: 'nominal' | 'refused';
    400: 'invalid';
    401: 'tokenExpired';
    500: 'failure';
  };
  readonly orderBadges: {
    200: 'nominal' | 'refused';
    400: 'invalid';
    401: 'tokenExpired';
    500: 'failure';
  };
  readonly linkContract: {
    200: 'nominal' | 'refused' | 'conflict';
    400: 'invalid';
    401: 'tokenExpired';
    429: 'tooMany';
    500: 'failure';
  };
  readonly savePostalDetails: {
    200: 'nominal' | 'refused';
    400: 'invalid';
    401: 'tokenExpired';
    500: 'failure';
  };
  readonly savePostalInvoices: {
    200: 'nominal' | 'refused';
    400: 'invalid';
    401: 'tokenExpired';
    500: 'failure';
  };
  readonly saveBadgeServices: {
    200: 'nominal' | 'refused';
    400: 'invalid';
    401: 'tokenExpired';
    500: 'failure';
  };
  readonly saveThresholdAlert: {
    200: 'nominal' | 'refused';
    400: 'invalid';
    401: 'tokenExpired';
    500: 'failure';
  };
  readonly exportPassages: {
    200: 'nominal' | 'refused' | 'formula';
    400: 'invalid';
    401: 'tokenExpired';
    500: 'failure';
  };
  readonly requestDeletion: { 200: 'nominal' | 'refused'; 401: 'tokenExpired'; 500: 'failure' };
  readonly downloadInvoice: {
    200: 'nominal';
    400: 'invalid';
    401: 'tokenExpired';
    404: 'notFound';
    500: 'failure';
  };
  readonly readTraffic: {
    200: 'nominal' | 'fluid' | 'closed' | 'refused';
    401: 'tokenExpired';
    500: 'failure';
  };
  readonly listPosts: { 200: 'nominal' | 'empty' | 'refused'; 401: 'tokenExpired'; 500: 'failure' };
  readonly listSocialPosts: {
    200: 'nominal' | 'empty' | 'refused';
    401: 'tokenExpired';
    500: 'failure';
  };
  readonly listTicketFluxes: {
    200: 'nominal' | 'empty' | 'refused';
    401: 'tokenExpired';
    500: 'failure';
  };
  readonly addTicketFlux: {
    200: 'nominal' | 'empty' | 'refused' | 'conflict';
    400: 'invalid';
    401: 'tokenExpired';
    500: 'failure';
  };
  readonly removeTicketFlux: {
    200: 'nominal' | 'refused' | 'notFound';
    400: 'invalid';
    401: 'tokenExpired';
    500: 'failure';
  };
  readonly listReceipts: {
    200: 'nominal' | 'empty' | 'refused';
    401: 'tokenExpired';
    500: 'failure';
  };
  readonly createTicketReceipt: {
    200: 'nominal' | 'refused' | 'conflict';
    400: 'invalid';
    401: 'tokenExpired';
    500: 'failure';
  };
  readonly createRefundReceipt: {
    200: 'nominal' | 'refused' | 'notFound';
    400: 'invalid';
    401: 'tokenExpired';
    429: 'tooMany';
    500: 'failure';
  };
  readonly downloadTransactionReceipt: {
    200: 'nominal';
    400: 'invalid';
    401: 'tokenExpired';
    404: 'notFound' | 'directlyFinal';
    429: 'tooMany';
    500: 'failure';
  };
  readonly listRefunds: {
    200: 'nominal' | 'empty' | 'claimed' | 'refused';
    401: 'tokenExpired';
    500: 'failure';
  };
  readonly requestRefund: {
    200: 'nominal' | 'refused' | 'alreadyRefunded' | 'notRefundable';
    400: 'invalid';
    401: 'tokenExpired';
    429: 'tooMany';
    500: 'failure';
  };
  readonly claimRefunds: {
    200: 'nominal' | 'refused' | 'alreadyRefunded' | 'withoutBankAccount';
    400: 'invalid';
    401: 'tokenExpired';
    500: 'failure';
  };
  readonly findTransactionRefund: {
    200: 'nominal' | 'alreadyRefunded' | 'notFound';
    400: 'invalid';
    401: 'tokenExpired';
    429: 'tooMany';
    500: 'failure';
  };
  readonly findRefund: {
    200: 'nominal' | 'alreadyRefunded' | 'notRefundable' | 'directlyFinal' | 'notFound';
    400: 'invalid';
    401: 'tokenExpired';
    429: 'tooMany';
    500: 'failure';
  };
  readonly listTickets: {
    200: 'nominal' | 'empty' | 'allInReceipts' | 'refused';
    400: 'invalid';
    401: 'tokenExpired';
    500: 'failure';
  };
  readonly listBankAccounts: {
    200: 'nominal' | 'empty' | 'refused';
    401: 'tokenExpired';
    500: 'failure';
  };
  readonly saveBankAccount: {
    200: 'nominal' | 'refused';
    400: 'invalid';
    401: 'tokenExpired';
    500: 'failure';
  };
  readonly removeBankAccount: {
    200: 'nominal' | 'refused' | 'notFound';
    400: 'invalid';
    401: 'tokenExpired';
    500: 'failure';
  };
  readonly updateAccount: {
    200: 'nominal' | 'refused' | 'conflict';
    400: 'invalid';
    401: 'tokenExpired';
    500: 'failure';
  };
  readonly signUp: {
    200: 'nominal' | 'refused' | 'conflict';
    400: 'invalid';
    401: 'tokenExpired';
    500: 'failure';
  };
  readonly activateAccount: {
    200: 'nominal' | 'refused' | 'alreadyActive';
    400: 'invalid';
    401: 'tokenExpired';
    429: 'tooMany';
    500: 'failure';
  };
}

export interface OperationSummary {
  readonly operationId: OperationId;
  readonly method: 'get' | 'put' | 'post' | 'delete';
  readonly path: string;
  readonly version: 'v1' | 'v2';
  /** v1: by the path; v2: private when the operation requires a token. */
  readonly area: 'public' | 'private';
  readonly needsToken: boolean;
  readonly effect: 'read' | 'write' | 'irreversible';
  /** Null when the operation has no body. */
  readonly request: { readonly contentType: string; readonly examples: readonly string[] } | null;
  /** Status → names of its examples; the first one is the nominal case. */
  readonly answers: Readonly<Record<number, readonly string[]>>;
}

export type OperationId = keyof ExampleNames;

export const operations: readonly OperationSummary[] = [
  {
    operationId: 'loadPublicData',
    method: 'post',
    path: '/api/public/data',
    version: 'v1',
    area: 'public',
    needsToken: false,
    effect: 'read',
    request: null,
    answers: {
      '200': ['nominal', 'empty', 'maintenance'],
      '401': ['tokenExpired'],
      '500': ['failure'],
    },
  },
  {
    operationId: 'listTrafficSnapshots',
    method: 'post',
    path: '/api/public/traffic',
    version: 'v1',
    area: 'public',
    needsToken: false,
    effect: 'read',
    request: null,
    answers: {
      '200': ['nominal', 'empty', 'fluid', 'closed'],
      '401': ['tokenExpired'],
      '500': ['failure'],
    },
  },
  {
    operationId: 'readMaintenance',
    method: 'post',
    path: '/api/public/maintenance',
    version: 'v1',
    area: 'public',
    needsToken: false,
    effect: 'read',
    request: null,
    answers: { '200': ['nominal', 'maintenance'], '401': ['tokenExpired'], '500': ['failure'] },
  },
  {
    operationId: 'checkEmail',
    method: 'post',
    path: '/api/public/validate',
    version: 'v1',
    area: 'public',
    needsToken: false,
    effect: 'read',
    request: { contentType: 'application/json', examples: ['nominal'] },
    answers: {
      '200': ['nominal', 'existing'],
      '400': ['invalid'],
      '401': ['tokenExpired'],
      '429': ['tooMany'],
      '500': ['failure'],
    },
  },
  {
    operationId: 'requestSignature',
    method: 'post',
    path: '/api/public/sellandsign',
    version: 'v1',
    area: 'public',
    needsToken: false,
    effect: 'irreversible',
    request: {
      contentType: 'multipart/form-data',
      examples: ['nominal', 'professional', 'specialOffer'],
    },
    answers: {
      '200': ['nominal', 'renewed', 'refused'],
      '400': ['invalid'],
      '401': ['tokenExpired'],
      '500': ['failure'],
    },
  },
  {
    operationId: 'addOrder',
    method: 'post',
    path: '/api/public/order/add',
    version: 'v1',
    area: 'public',
    needsToken: false,
    effect: 'irreversible',
    request: { contentType: 'application/json', examples: ['nominal', 'professional', 'locker'] },
    answers: {
      '200': ['nominal', 'refused'],
      '400': ['invalid'],
      '401': ['tokenExpired'],
      '500': ['failure'],
    },
  },
  {
    operationId: 'findOrderReference',
    method: 'post',
    path: '/api/public/order/reference',
    version: 'v1',
    area: 'public',
    needsToken: false,
    effect: 'read',
    request: { contentType: 'application/json', examples: ['nominal'] },
    answers: {
      '200': ['nominal', 'notFound'],
      '400': ['invalid'],
      '401': ['tokenExpired'],
      '429': ['tooMany'],
      '500': ['failure'],
    },
  },
  {
    operationId: 'retrieveOrder',
    method: 'post',
    path: '/api/public/order/retrieve',
    version: 'v1',
    area: 'public',
    needsToken: false,
    effect: 'read',
    request: { contentType: 'application/json', examples: ['nominal'] },
    answers: {
      '200': ['nominal', 'professional', 'locker', 'notFound'],
      '400': ['invalid'],
      '401': ['tokenExpired'],
      '429': ['tooMany'],
      '500': ['failure'],
    },
  },
  {
    operationId: 'validateOrder',
    method: 'post',
    path: '/api/public/order/validate',
    version: 'v1',
    area: 'public',
    needsToken: false,
    effect: 'irreversible',
    request: { contentType: 'application/json', examples: ['nominal', 'notice', 'invoice'] },
    answers: {
      '200': ['nominal', 'refused', 'notFound'],
      '400': ['invalid'],
      '401': ['tokenExpired'],
      '429': ['tooMany'],
      '500': ['failure'],
    },
  },
  {
    operationId: 'receiveBankCallback',
    method: 'post',
    path: '/api/public/order/bank',
    version: 'v1',
    area: 'public',
    needsToken: false,
    effect: 'irreversible',
    request: {
      contentType: 'application/x-www-form-urlencoded',
      examples: ['nominal', 'paid', 'cancelled', 'tampered'],
    },
    answers: {
      '200': ['nominal', 'refused'],
      '400': ['invalid'],
      '401': ['tokenExpired'],
      '500': ['failure'],
    },
  },
  {
    operationId: 'sealPayment',
    method: 'post',
    path: '/api/public/payment/seal',
    version: 'v1',
    area: 'public',
    needsToken: false,
    effect: 'read',
    request: { contentType: 'application/json', examples: ['nominal', 'order'] },
    answers: {
      '200': ['nominal', 'refused', 'notFound'],
      '400': ['invalid'],
      '401': ['tokenExpired'],
      '429': ['tooMany'],
      '500': ['failure'],
    },
  },
  {
    operationId: 'printPassages',
    method: 'post',
    path: '/api/public/passages/print',
    version: 'v1',
    area: 'public',
    needsToken: false,
    effect: 'read',
    request: { contentType: 'application/x-www-form-urlencoded', examples: ['nominal'] },
    answers: {
      '200': ['nominal'],
      '400': ['invalid'],
      '401': ['tokenExpired'],
      '500': ['failure'],
    },
  },
  {
    operationId: 'lookUpCashTicket',
    method: 'post',
    path: '/api/public/free/cash',
    version: 'v1',
    area: 'public',
    needsToken: false,
    effect: 'read',
    request: { contentType: 'application/json', examples: ['nominal'] },
    answers: {
      '200': ['nominal', 'alreadyRefunded', 'notRefundable', 'directlyFinal', 'notFound'],
      '400': ['invalid'],
      '401': ['tokenExpired'],
      '429': ['tooMany'],
      '500': ['failure'],
    },
  },
  {
    operationId: 'resetLostPassword',
    method: 'put',
    path: '/api/public/lost-password',
    version: 'v1',
    area: 'public',
    needsToken: false,
    effect: 'irreversible',
    request: { contentType: 'application/json', examples: ['nominal', 'newPassword'] },
    answers: {
      '200': ['nominal', 'passwordChanged', 'notFound', 'refused'],
      '400': ['invalid'],
      '401': ['tokenExpired'],
      '429': ['tooMany'],
      '500': ['failure'],
    },
  },
  {
    operationId: 'openFirstConnection',
    method: 'put',
    path: '/api/public/first-connection',
    version: 'v1',
    area: 'public',
    needsToken: false,
    effect: 'irreversible',
    request: { contentType: 'application/json', examples: ['nominal', 'withContract'] },
    answers: {
      '200': ['nominal', 'notFound', 'notSent', 'refused', 'refusedNotFound'],
      '400': ['invalid'],
      '401': ['tokenExpired'],
      '429': ['tooMany'],
      '500': ['failure'],
    },
  },
  {
    operationId: 'retrieveNotice',
    method: 'put',
    path: '/api/public/cnp/retrieve',
    version: 'v1',
    area: 'public',
    needsToken: false,
    effect: 'write',
    request: { contentType: 'application/json', examples: ['nominal'] },
    answers: {
      '200': ['nominal', 'paid', 'closed', 'notFound'],
      '400': ['invalid'],
      '401': ['tokenExpired'],
      '429': ['tooMany'],
      '500': ['failure'],
    },
  },
  {
    operationId: 'requestNoticeReceipt',
    method: 'put',
    path: '/api/public/cnp/receipt',
    version: 'v1',
    area: 'public',
    needsToken: false,
    effect: 'write',
    request: { contentType: 'application/json', examples: ['nominal', 'withdrawn'] },
    answers: {
      '200': ['nominal', 'refused'],
      '400': ['invalid'],
      '401': ['tokenExpired'],
      '500': ['failure'],
    },
  },
  {
    operationId: 'sendMessage',
    method: 'put',
    path: '/api/public/message',
    version: 'v1',
    area: 'public',
    needsToken: false,
    effect: 'irreversible',
    request: { contentType: 'application/json', examples: ['nominal', 'receipt', 'notice'] },
    answers: {
      '200': ['nominal', 'refused'],
      '400': ['invalid'],
      '401': ['tokenExpired'],
      '500': ['failure'],
    },
  },
  {
    operationId: 'signIn',
    method: 'post',
    path: '/api/private/login',
    version: 'v1',
    area: 'private',
    needsToken: false,
    effect: 'write',
    request: { contentType: 'application/json', examples: ['nominal'] },
    answers: {
      '200': ['nominal', 'freeOnly', 'expired', 'garbled'],
      '400': ['invalid'],
      '401': ['badCredentials'],
      '409': ['conflict'],
      '429': ['tooMany'],
      '500': ['failure'],
    },
  },
  {
    operationId: 'loadSubscriber',
    method: 'post',
    path: '/api/private/user/data',
    version: 'v1',
    area: 'private',
    needsToken: true,
    effect: 'read',
    request: null,
    answers: {
      '200': [
        'nominal',
        'refused',
        'shortLists',
        'noUnpaid',
        'deletionRequested',
        'withoutContract',
        'single',
      ],
      '401': ['tokenExpired'],
      '500': ['failure'],
    },
  },
  {
    operationId: 'listBadges',
    method: 'post',
    path: '/api/private/user/data/badges',
    version: 'v1',
    area: 'private',
    needsToken: true,
    effect: 'read',
    request: null,
    answers: {
      '200': ['nominal', 'empty', 'refused', 'afterOrder'],
      '401': ['tokenExpired'],
      '500': ['failure'],
    },
  },
  {
    operationId: 'listPassages',
    method: 'post',
    path: '/api/private/user/data/passages',
    version: 'v1',
    area: 'private',
    needsToken: true,
    effect: 'read',
    request: { contentType: 'application/json', examples: ['nominal', 'oneBadge'] },
    answers: {
      '200': ['nominal', 'empty', 'refused', 'secondPage'],
      '400': ['invalid'],
      '401': ['tokenExpired'],
      '500': ['failure'],
    },
  },
  {
    operationId: 'changePassword',
    method: 'post',
    path: '/api/private/update/user/password',
    version: 'v1',
    area: 'private',
    needsToken: true,
    effect: 'write',
    request: { contentType: 'application/x-www-form-urlencoded', examples: ['nominal'] },
    answers: {
      '200': ['nominal', 'refused'],
      '400': ['invalid'],
      '401': ['tokenExpired'],
      '429': ['tooMany'],
      '500': ['failure'],
    },
  },
  {
    operationId: 'saveBankDetails',
    method: 'post',
    path: '/api/private/update/contract/{id}/coordinates/bank',
    version: 'v1',
    area: 'private',
    needsToken: true,
    effect: 'write',
    request: { contentType: 'multipart/form-data', examples: ['nominal'] },
    answers: {
      '200': ['nominal', 'refused'],
      '400': ['invalid'],
      '401': ['tokenExpired'],
      '500': ['failure'],
    },
  },
  {
    operationId: 'orderBadges',
    method: 'post',
    path: '/api/private/add/contract/{contractId}/badge',
    version: 'v1',
    area: 'private',
    needsToken: true,
    effect: 'irreversible',
    request: {
      contentType: 'application/json',
      examples: ['nominal', 'toCorrespondence', 'toOtherAddress'],
    },
    answers: {
      '200': ['nominal', 'refused'],
      '400': ['invalid'],
      '401': ['tokenExpired'],
      '500': ['failure'],
    },
  },
  {
    operationId: 'linkContract',
    method: 'put',
    path: '/api/private/account/add-contract',
    version: 'v1',
    area: 'private',
    needsToken: true,
    effect: 'irreversible',
    request: { contentType: 'application/json', examples: ['nominal'] },
    answers: {
      '200': ['nominal', 'refused', 'conflict'],
      '400': ['invalid'],
      '401': ['tokenExpired'],
      '429': ['tooMany'],
      '500': ['failure'],
    },
  },
  {
    operationId: 'savePostalDetails',
    method: 'put',
    path: '/api/private/update/contract/{id}/coordinates/postal',
    version: 'v1',
    area: 'private',
    needsToken: true,
    effect: 'write',
    request: { contentType: 'application/json', examples: ['nominal'] },
    answers: {
      '200': ['nominal', 'refused'],
      '400': ['invalid'],
      '401': ['tokenExpired'],
      '500': ['failure'],
    },
  },
  {
    operationId: 'savePostalInvoices',
    method: 'put',
    path: '/api/private/update/contract/{id}/detailedInvoice',
    version: 'v1',
    area: 'private',
    needsToken: true,
    effect: 'write',
    request: { contentType: 'application/json', examples: ['nominal', 'withdrawn'] },
    answers: {
      '200': ['nominal', 'refused'],
      '400': ['invalid'],
      '401': ['tokenExpired'],
      '500': ['failure'],
    },
  },
  {
    operationId: 'saveBadgeServices',
    method: 'put',
    path: '/api/private/update/badge/{id}/services',
    version: 'v1',
    area: 'private',
    needsToken: true,
    effect: 'write',
    request: { contentType: 'application/json', examples: ['nominal', 'withoutService'] },
    answers: {
      '200': ['nominal', 'refused'],
      '400': ['invalid'],
      '401': ['tokenExpired'],
      '500': ['failure'],
    },
  },
  {
    operationId: 'saveThresholdAlert',
    method: 'put',
    path: '/api/private/update/badge/{id}/threshold',
    version: 'v1',
    area: 'private',
    needsToken: true,
    effect: 'write',
    request: { contentType: 'application/json', examples: ['nominal', 'off'] },
    answers: {
      '200': ['nominal', 'refused'],
      '400': ['invalid'],
      '401': ['tokenExpired'],
      '500': ['failure'],
    },
  },
  {
    operationId: 'exportPassages',
    method: 'put',
    path: '/api/private/passages/export',
    version: 'v1',
    area: 'private',
    needsToken: true,
    effect: 'read',
    request: { contentType: 'application/json', examples: ['nominal'] },
    answers: {
      '200': ['nominal', 'refused', 'formula'],
      '400': ['invalid'],
      '401': ['tokenExpired'],
      '500': ['failure'],
    },
  },
  {
    operationId: 'requestDeletion',
    method: 'delete',
    path: '/api/private/user',
    version: 'v1',
    area: 'private',
    needsToken: true,
    effect: 'irreversible',
    request: null,
    answers: { '200': ['nominal', 'refused'], '401': ['tokenExpired'], '500': ['failure'] },
  },
  {
    operationId: 'downloadInvoice',
    method: 'get',
    path: '/api/private/invoice/{noInvoice}',
    version: 'v1',
    area: 'private',
    needsToken: true,
    effect: 'read',
    request: null,
    answers: {
      '200': ['nominal'],
      '400': ['invalid'],
      '401': ['tokenExpired'],
      '404': ['notFound'],
      '500': ['failure'],
    },
  },
  {
    operationId: 'readTraffic',
    method: 'get',
    path: '/api/v2/traffic',
    version: 'v2',
    area: 'public',
    needsToken: false,
    effect: 'read',
    request: null,
    answers: {
      '200': ['nominal', 'fluid', 'closed', 'refused'],
      '401': ['tokenExpired'],
      '500': ['failure'],
    },
  },
  {
    operationId: 'listPosts',
    method: 'get',
    path: '/api/v2/post',
    version: 'v2',
    area: 'public',
    needsToken: false,
    effect: 'read',
    request: null,
    answers: {
      '200': ['nominal', 'empty', 'refused'],
      '401': ['tokenExpired'],
      '500': ['failure'],
    },
  },
  {
    operationId: 'listSocialPosts',
    method: 'get',
    path: '/api/v2/instagram',
    version: 'v2',
    area: 'public',
    needsToken: false,
    effect: 'read',
    request: null,
    answers: {
      '200': ['nominal', 'empty', 'refused'],
      '401': ['tokenExpired'],
      '500': ['failure'],
    },
  },
  {
    operationId: 'listTicketFluxes',
    method: 'get',
    path: '/api/v2/tickets-flux',
    version: 'v2',
    area: 'private',
    needsToken: true,
    effect: 'read',
    request: null,
    answers: {
      '200': ['nominal', 'empty', 'refused'],
      '401': ['tokenExpired'],
      '500': ['failure'],
    },
  },
  {
    operationId: 'addTicketFlux',
    method: 'post',
    path: '/api/v2/tickets-flux',
    version: 'v2',
    area: 'private',
    needsToken: true,
    effect: 'write',
    request: { contentType: 'application/json', examples: ['nominal'] },
    answers: {
      '200': ['nominal', 'empty', 'refused', 'conflict'],
      '400': ['invalid'],
      '401': ['tokenExpired'],
      '500': ['failure'],
    },
  },
  {
    operationId: 'removeTicketFlux',
    method: 'delete',
    path: '/api/v2/tickets-flux/{id}',
    version: 'v2',
    area: 'private',
    needsToken: true,
    effect: 'irreversible',
    request: null,
    answers: {
      '200': ['nominal', 'refused', 'notFound'],
      '400': ['invalid'],
      '401': ['tokenExpired'],
      '500': ['failure'],
    },
  },
  {
    operationId: 'listReceipts',
    method: 'get',
    path: '/api/v2/receipt',
    version: 'v2',
    area: 'private',
    needsToken: true,
    effect: 'read',
    request: null,
    answers: {
      '200': ['nominal', 'empty', 'refused'],
      '401': ['tokenExpired'],
      '500': ['failure'],
    },
  },
  {
    operationId: 'createTicketReceipt',
    method: 'post',
    path: '/api/v2/receipt/tickets',
    version: 'v2',
    area: 'private',
    needsToken: true,
    effect: 'irreversible',
    request: { contentType: 'application/json', examples: ['nominal'] },
    answers: {
      '200': ['nominal', 'refused', 'conflict'],
      '400': ['invalid'],
      '401': ['tokenExpired'],
      '500': ['failure'],
    },
  },
  {
    operationId: 'createRefundReceipt',
    method: 'post',
    path: '/api/v2/receipt/refund/{id}',
    version: 'v2',
    area: 'public',
    needsToken: false,
    effect: 'irreversible',
    request: { contentType: 'application/json', examples: ['nominal'] },
    answers: {
      '200': ['nominal', 'refused', 'notFound'],
      '400': ['invalid'],
      '401': ['tokenExpired'],
      '429': ['tooMany'],
      '500': ['failure'],
    },
  },
  {
    operationId: 'downloadTransactionReceipt',
    method: 'get',
    path: '/api/v2/receipt/transaction/{identifier}',
    version: 'v2',
    area: 'public',
    needsToken: false,
    effect: 'read',
    request: null,
    answers: {
      '200': ['nominal'],
      '400': ['invalid'],
      '401': ['tokenExpired'],
      '404': ['notFound', 'directlyFinal'],
      '429': ['tooMany'],
      '500': ['failure'],
    },
  },
  {
    operationId: 'listRefunds',
    method: 'get',
    path: '/api/v2/refund',
    version: 'v2',
    area: 'private',
    needsToken: true,
    effect: 'read',
    request: null,
    answers: {
      '200': ['nominal', 'empty', 'claimed', 'refused'],
      '401': ['tokenExpired'],
      '500': ['failure'],
    },
  },
  {
    operationId: 'requestRefund',
    method: 'post',
    path: '/api/v2/refund',
    version: 'v2',
    area: 'public',
    needsToken: false,
    effect: 'irreversible',
    request: { contentType: 'application/json', examples: ['nominal', 'withoutName'] },
    answers: {
      '200': ['nominal', 'refused', 'alreadyRefunded', 'notRefundable'],
      '400': ['invalid'],
      '401': ['tokenExpired'],
      '429': ['tooMany'],
      '500': ['failure'],
    },
  },
  {
    operationId: 'claimRefunds',
    method: 'put',
    path: '/api/v2/refund/claim',
    version: 'v2',
    area: 'private',
    needsToken: true,
    effect: 'irreversible',
    request: { contentType: 'application/json', examples: ['nominal', 'several'] },
    answers: {
      '200': ['nominal', 'refused', 'alreadyRefunded', 'withoutBankAccount'],
      '400': ['invalid'],
      '401': ['tokenExpired'],
      '500': ['failure'],
    },
  },
  {
    operationId: 'findTransactionRefund',
    method: 'get',
    path: '/api/v2/refund/transaction/{id}',
    version: 'v2',
    area: 'public',
    needsToken: false,
    effect: 'read',
    request: null,
    answers: {
      '200': ['nominal', 'alreadyRefunded', 'notFound'],
      '400': ['invalid'],
      '401': ['tokenExpired'],
      '429': ['tooMany'],
      '500': ['failure'],
    },
  },
  {
    operationId: 'findRefund',
    method: 'get',
    path: '/api/v2/refund/{identifier}',
    version: 'v2',
    area: 'private',
    needsToken: true,
    effect: 'read',
    request: null,
    answers: {
      '200': ['nominal', 'alreadyRefunded', 'notRefundable', 'directlyFinal', 'notFound'],
      '400': ['invalid'],
      '401': ['tokenExpired'],
      '429': ['tooMany'],
      '500': ['failure'],
    },
  },
  {
    operationId: 'listTickets',
    method: 'get',
    path: '/api/v2/ticket',
    version: 'v2',
    area: 'private',
    needsToken: true,
    effect: 'read',
    request: null,
    answers: {
      '200': ['nominal', 'empty', 'allInReceipts', 'refused'],
      '400': ['invalid'],
      '401': ['tokenExpired'],
      '500': ['failure'],
    },
  },
  {
    operationId: 'listBankAccounts',
    method: 'get',
    path: '/api/v2/bank',
    version: 'v2',
    area: 'private',
    needsToken: true,
    effect: 'read',
    request: null,
    answers: {
      '200': ['nominal', 'empty', 'refused'],
      '401': ['tokenExpired'],
      '500': ['failure'],
    },
  },
  {
    operationId: 'saveBankAccount',
    method: 'put',
    path: '/api/v2/bank',
    version: 'v2',
    area: 'private',
    needsToken: true,
    effect: 'write',
    request: { contentType: 'application/json', examples: ['nominal', 'foreignIban'] },
    answers: {
      '200': ['nominal', 'refused'],
      '400': ['invalid'],
      '401': ['tokenExpired'],
      '500': ['failure'],
    },
  },
  {
    operationId: 'removeBankAccount',
    method: 'delete',
    path: '/api/v2/bank/{id}',
    version: 'v2',
    area: 'private',
    needsToken: true,
    effect: 'irreversible',
    request: null,
    answers: {
      '200': ['nominal', 'refused', 'notFound'],
      '400': ['invalid'],
      '401': ['tokenExpired'],
      '500': ['failure'],
    },
  },
  {
    operationId: 'updateAccount',
    method: 'put',
    path: '/api/v2/user',
    version: 'v2',
    area: 'public',
    needsToken: false,
    effect: 'write',
    request: { contentType: 'application/json', examples: ['nominal', 'password'] },
    answers: {
      '200': ['nominal', 'refused', 'conflict'],
      '400': ['invalid'],
      '401': ['tokenExpired'],
      '500': ['failure'],
    },
  },
  {
    operationId: 'signUp',
    method: 'post',
    path: '/api/v2/user',
    version: 'v2',
    area: 'public',
    needsToken: false,
    effect: 'irreversible',
    request: { contentType: 'application/json', examples: ['nominal'] },
    answers: {
      '200': ['nominal', 'refused', 'conflict'],
      '400': ['invalid'],
      '401': ['tokenExpired'],
      '500': ['failure'],
    },
  },
  {
    operationId: 'activateAccount',
    method: 'post',
    path: '/api/v2/user/activate',
    version: 'v2',
    area: 'public',
    needsToken: false,
    effect: 'irreversible',
    request: { contentType: 'application/json', examples: ['nominal'] },
    answers: {
      '200': ['nominal', 'refused', 'alreadyActive'],
      '400': ['invalid'],
      '401': ['tokenExpired'],
      '429': ['tooMany'],
      '500': ['failure'],
    },
  },
];
