// Generated from openapi/ by `npm run generate`. Do not edit.
import type { TypeOf } from 'io-ts';
import type { operations } from './api';
import {
  PublicData,
  ApiError,
  TrafficSnapshots,
  MaintenanceFlag,
  EmailTaken,
  SignatureAnswer,
  Refusal,
  OrderAddedAnswer,
  OrderFoundAnswer,
  OrderAnswer,
  Done,
  PaymentSealAnswer,
  CashTicket,
  V2Error,
  FirstConnectionAnswer,
  FirstConnectionRefusal,
  NoticeAnswer,
  SignInAnswer,
  SubscriberAnswer,
  BadgesAnswer,
  PassagesAnswer,
  PasswordChanged,
  PasswordRefused,
  BadgeOrderPlaced,
  PostalDetailsSaved,
  PostalInvoiceOptionSaved,
  PassagesExportAnswer,
  TrafficAnswer,
  PostsAnswer,
  SocialPostsAnswer,
  TicketFluxesAnswer,
  TicketFluxAddedAnswer,
  TicketFluxRemovedAnswer,
  ReceiptsAnswer,
  TicketReceiptAnswer,
  RefundReceiptAnswer,
  RefundsAnswer,
  RefundRequestedAnswer,
  RefundsClaimedAnswer,
  TransactionRefundAnswer,
  RefundFoundAnswer,
  TicketsAnswer,
  BankAccountsAnswer,
  BankAccountSavedAnswer,
  V2Done,
  type Holds,
  type Readable,
  type Same,
} from './codecs';
import { exactlyOne, tagged } from './combinators';

export const loadPublicData = {
  id: 'loadPublicData',
  method: 'post',
  path: '/api/public/data',
  access: 'open',
  encoding: 'none',
  effect: 'read',
  refusal: null,
  answer: PublicData,
  errors: { 401: ApiError, 500: ApiError },
} as const;

export const listTrafficSnapshots = {
  id: 'listTrafficSnapshots',
  method: 'post',
  path: '/api/public/traffic',
  access: 'open',
  encoding: 'none',
  effect: 'read',
  refusal: null,
  answer: TrafficSnapshots,
  errors: { 401: ApiError, 500: ApiError },
} as const;

export const readMaintenance = {
  id: 'readMaintenance',
  method: 'post',
  path: '/api/public/maintenance',
  access: 'open',
  encoding: 'none',
  effect: 'read',
  refusal: null,
  answer: MaintenanceFlag,
  errors: { 401: ApiError, 500: ApiError },
} as const;

export const checkEmail = {
  id: 'checkEmail',
  method: 'post',
  path: '/api/public/validate',
  access: 'open',
  encoding: 'json',
  effect: 'read',
  refusal: null,
  answer: EmailTaken,
  errors: { 400: ApiError, 401: ApiError, 429: ApiError, 500: ApiError },
} as const;

export const requestSignature = {
  id: 'requestSignature',
  method: 'post',
  path: '/api/public/sellandsign',
  access: 'open',
  encoding: 'multipart',
  effect: 'irreversible',
  refusal: ['state', false],
  answer: /*#__PURE__*/ tagged('state', [true, SignatureAnswer], [false, Refusal]),
  errors: { 400: ApiError, 401: ApiError, 500: ApiError },
} as const;

export const addOrder = {
  id: 'addOrder',
  method: 'post',
  path: '/api/public/order/add',
  access: 'open',
  encoding: 'json',
  effect: 'irreversible',
  refusal: ['state', false],
  answer: /*#__PURE__*/ tagged('state', [true, OrderAddedAnswer], [false, Refusal]),
  errors: { 400: ApiError, 401: ApiError, 500: ApiError },
} as const;

export const findOrderReference = {
  id: 'findOrderReference',
  method: 'post',
  path: '/api/public/order/reference',
  access: 'open',
  encoding: 'json',
  effect: 'read',
  refusal: ['state', false],
  answer: /*#__PURE__*/ tagged('state', [true, OrderFoundAnswer], [false, Refusal]),
  errors: { 400: ApiError, 401: ApiError, 429: ApiError, 500: ApiError },
} as const;

export const retrieveOrder = {
  id: 'retrieveOrder',
  method: 'post',
  path: '/api/public/order/retrieve',
  access: 'open',
  encoding: 'json',
  effect: 'read',
  refusal: ['state', false],
  answer: /*#__PURE__*/ tagged('state', [true, OrderAnswer], [false, Refusal]),
  errors: { 400: ApiError, 401: ApiError, 429: ApiError, 500: ApiError },
} as const;

export const validateOrder = {
  id: 'validateOrder',
  method: 'post',
  path: '/api/public/order/validate',
  access: 'open',
  encoding: 'json',
  effect: 'irreversible',
  refusal: ['state', false],
  answer: /*#__PURE__*/ tagged('state', [true, Done], [false, Refusal]),
  errors: { 400: ApiError, 401: ApiError, 429: ApiError, 500: ApiError },
} as const;

export const receiveBankCallback = {
  id: 'receiveBankCallback',
  method: 'post',
  path: '/api/public/order/bank',
  access: 'open',
  encoding: 'form',
  effect: 'irreversible',
  refusal: null,
  answer: 'text',
  errors: { 400: ApiError, 401: ApiError, 500: ApiError },
} as const;

export const sealPayment = {
  id: 'sealPayment',
  method: 'post',
  path: '/api/public/payment/seal',
  access: 'open',
  encoding: 'json',
  effect: 'read',
  refusal: ['state', false],
  answer: /*#__PURE__*/ tagged('state', [true, PaymentSealAnswer], [false, Refusal]),
  errors: { 400: ApiError, 401: ApiError, 429: ApiError, 500: ApiError },
} as const;

export const printPassages = {
  id: 'printPassages',
  method: 'post',
  path: '/api/public/passages/print',
  access: 'open',
  encoding: 'form',
  effect: 'read',
  refusal: null,
  answer: 'text',
  errors: { 400: ApiError, 401: ApiError, 500: ApiError },
} as const;

export const lookUpCashTicket = {
  id: 'lookUpCashTicket',
  method: 'post',
  path: '/api/public/free/cash',
  access: 'open',
  encoding: 'json',
  effect: 'read',
  refusal: ['status', 'error'],
  answer: /*#__PURE__*/ tagged('status', ['success', CashTicket], ['error', V2Error]),
  errors: { 400: ApiError, 401: ApiError, 429: ApiError, 500: ApiError },
} as const;

export const resetLostPassword = {
  id: 'resetLostPassword',
  method: 'put',
  path: '/api/public/lost-password',
  access: 'open',
  encoding: 'json',
  effect: 'irreversible',
  refusal: ['state', false],
  answer: /*#__PURE__*/ tagged('state', [true, Done], [false, Refusal]),
  errors: { 400: ApiError, 401: ApiError, 429: ApiError, 500: ApiError },
} as const;

export const openFirstConnection = {
  id: 'openFirstConnection',
  method: 'put',
  path: '/api/public/first-connection',
  access: 'open',
  encoding: 'json',
  effect: 'irreversible',
  refusal: ['state', false],
  answer: /*#__PURE__*/ tagged(
    'state',
    [true, FirstConnectionAnswer],
    [false, FirstConnectionRefusal],
  ),
  errors: { 400: ApiError, 401: ApiError, 429: ApiError, 500: ApiError },
} as const;

export const retrieveNotice = {
  id: 'retrieveNotice',
  method: 'put',
  path: '/api/public/cnp/retrieve',
  access: 'open',
  encoding: 'json',
  effect: 'write',
  refusal: ['state', false],
  answer: /*#__PURE__*/ tagged('state', [true, NoticeAnswer], [false, Refusal]),
  errors: { 400: ApiError, 401: ApiError, 429: ApiError, 500: ApiError },
} as const;

export const requestNoticeReceipt = {
  id: 'requestNoticeReceipt',
  method: 'put',
  path: '/api/public/cnp/receipt',
  access: 'open',
  encoding: 'json',
  effect: 'write',
  refusal: ['state', false],
  answer: /*#__PURE__*/ tagged('state', [true, Done], [false, Refusal]),
  errors: { 400: ApiError, 401: ApiError, 500: ApiError },
} as const;

export const sendMessage = {
  id: 'sendMessage',
  method: 'put',
  path: '/api/public/message',
  access: 'open',
  encoding: 'json',
  effect: 'irreversible',
  refusal: ['state', false],
  answer: /*#__PURE__*/ tagged('state', [true, Done], [false, Refusal]),
  errors: { 400: ApiError, 401: ApiError, 500: ApiError },
} as const;

export const signIn = {
  id: 'signIn',
  method: 'post',
  path: '/api/private/login',
  access: 'open',
  encoding: 'json',
  effect: 'write',
  refusal: null,
  answer: SignInAnswer,
  errors: { 400: ApiError, 401: ApiError, 409: ApiError, 429: ApiError, 500: ApiError },
} as const;

export const loadSubscriber = {
  id: 'loadSubscriber',
  method: 'post',
  path: '/api/private/user/data',
  access: 'token',
  encoding: 'none',
  effect: 'read',
  refusal: ['state', false],
  answer: /*#__PURE__*/ tagged('state', [true, SubscriberAnswer], [false, Refusal]),
  errors: { 401: ApiError, 500: ApiError },
} as const;

export const listBadges = {
  id: 'listBadges',
  method: 'post',
  path: '/api/private/user/data/badges',
  access: 'token',
  encoding: 'none',
  effect: 'read',
  refusal: ['state', false],
  answer: /*#__PURE__*/ tagged('state', [true, BadgesAnswer], [false, Refusal]),
  errors: { 401: ApiError, 500: ApiError },
} as const;

export const listPassages = {
  id: 'listPassages',
  method: 'post',
  path: '/api/private/user/data/passages',
  access: 'token',
  encoding: 'json',
  effect: 'read',
  refusal: ['state', false],
  answer: /*#__PURE__*/ tagged('state', [true, PassagesAnswer], [false, Refusal]),
  errors: { 400: ApiError, 401: ApiError, 500: ApiError },
} as const;

export const changePassword = {
  id: 'changePassword',
  method: 'post',
  path: '/api/private/update/user/password',
  access: 'token',
  encoding: 'form',
  effect: 'write',
  refusal: ['error', true],
  answer: /*#__PURE__*/ exactlyOne(PasswordChanged, PasswordRefused),
  errors: { 400: ApiError, 401: ApiError, 429: ApiError, 500: ApiError },
} as const;

export const saveBankDetails = {
  id: 'saveBankDetails',
  method: 'post',
  path: '/api/private/update/contract/{id}/coordinates/bank',
  access: 'token',
  encoding: 'multipart',
  effect: 'write',
  refusal: ['state', false],
  answer: /*#__PURE__*/ tagged('state', [true, Done], [false, Refusal]),
  errors: { 400: ApiError, 401: ApiError, 500: ApiError },
} as const;

export const orderBadges = {
  id: 'orderBadges',
  method: 'post',
  path: '/api/private/add/contract/{contractId}/badge',
  access: 'token',
  encoding: 'json',
  effect: 'irreversible',
  refusal: ['state', false],
  answer: /*#__PURE__*/ tagged('state', [true, BadgeOrderPlaced], [false, Refusal]),
  errors: { 400: ApiError, 401: ApiError, 500: ApiError },
} as const;

export const linkContract = {
  id: 'linkContract',
  method: 'put',
  path: '/api/private/account/add-contract',
  access: 'token',
  encoding: 'json',
  effect: 'irreversible',
  refusal: ['state', false],
  answer: /*#__PURE__*/ tagged('state', [true, Done], [false, Refusal]),
  errors: { 400: ApiError, 401: ApiError, 429: ApiError, 500: ApiError },
} as const;

export const savePostalDetails = {
  id: 'savePostalDetails',
  method: 'put',
  path: '/api/private/update/contract/{id}/coordinates/postal',
  access: 'token',
  encoding: 'json',
  effect: 'write',
  refusal: ['state', false],
  answer: /*#__PURE__*/ tagged('state', [true, PostalDetailsSaved], [false, Refusal]),
  errors: { 400: ApiError, 401: ApiError, 500: ApiError },
} as const;

export const savePostalInvoices = {
  id: 'savePostalInvoices',
  method: 'put',
  path: '/api/private/update/contract/{id}/detailedInvoice',
  access: 'token',
  encoding: 'json',
  effect: 'write',
  refusal: ['state', false],
  answer: /*#__PURE__*/ tagged('state', [true, PostalInvoiceOptionSaved], [false, Refusal]),
  errors: { 400: ApiError, 401: ApiError, 500: ApiError },
} as const;

export const saveBadgeServices = {
  id: 'saveBadgeServices',
  method: 'put',
  path: '/api/private/update/badge/{id}/services',
  access: 'token',
  encoding: 'json',
  effect: 'write',
  refusal: ['state', false],
  answer: /*#__PURE__*/ tagged('state', [true, Done], [false, Refusal]),
  errors: { 400: ApiError, 401: ApiError, 500: ApiError },
} as const;

export const saveThresholdAlert = {
  id: 'saveThresholdAlert',
  method: 'put',
  path: '/api/private/update/badge/{id}/threshold',
  access: 'token',
  encoding: 'json',
  effect: 'write',
  refusal: ['state', false],
  answer: /*#__PURE__*/ tagged('state', [true, Done], [false, Refusal]),
  errors: { 400: ApiError, 401: ApiError, 500: ApiError },
} as const;

export const exportPassages = {
  id: 'exportPassages',
  method: 'put',
  path: '/api/private/passages/export',
  access: 'token',
  encoding: 'json',
  effect: 'read',
  refusal: ['state', false],
  answer: /*#__PURE__*/ tagged('state', [true, PassagesExportAnswer], [false, Refusal]),
  errors: { 400: ApiError, 401: ApiError, 500: ApiError },
} as const;

export const requestDeletion = {
  id: 'requestDeletion',
  method: 'delete',
  path: '/api/private/user',
  access: 'token',
  encoding: 'none',
  effect: 'irreversible',
  refusal: ['state', false],
  answer: /*#__PURE__*/ tagged('state', [true, Done], [false, Refusal]),
  errors: { 401: ApiError, 500: ApiError },
} as const;

export const downloadInvoice = {
  id: 'downloadInvoice',
  method: 'get',
  path: '/api/private/invoice/{noInvoice}',
  access: 'token',
  encoding: 'none',
  effect: 'read',
  refusal: null,
  answer: 'pdf',
  errors: { 400: ApiError, 401: ApiError, 404: ApiError, 500: ApiError },
} as const;

export const readTraffic = {
  id: 'readTraffic',
  method: 'get',
  path: '/api/v2/traffic',
  access: 'open',
  encoding: 'none',
  effect: 'read',
  refusal: ['status', 'error'],
  answer: /*#__PURE__*/ tagged('status', ['success', TrafficAnswer], ['error', V2Error]),
  errors: { 401: ApiError, 500: ApiError },
} as const;

export const listPosts = {
  id: 'listPosts',
  method: 'get',
  path: '/api/v2/post',
  access: 'open',
  encoding: 'none',
  effect: 'read',
  refusal: ['status', 'error'],
  answer: /*#__PURE__*/ tagged('status', ['success', PostsAnswer], ['error', V2Error]),
  errors: { 401: ApiError, 500: ApiError },
} as const;

export const listSocialPosts = {
  id: 'listSocialPosts',
  method: 'get',
  path: '/api/v2/instagram',
  access: 'open',
  encoding: 'none',
  effect: 'read',
  refusal: ['status', 'error'],
  answer: /*#__PURE__*/ tagged('status', ['success', SocialPostsAnswer], ['error', V2Error]),
  errors: { 401: ApiError, 500: ApiError },
} as const;

export const listTicketFluxes = {
  id: 'listTicketFluxes',
  method: 'get',
  path: '/api/v2/tickets-flux',
  access: 'token',
  encoding: 'none',
  effect: 'read',
  refusal: ['status', 'error'],
  answer: /*#__PURE__*/ tagged('status', ['success', TicketFluxesAnswer], ['error', V2Error]),
  errors: { 401: ApiError, 500: ApiError },
} as const;

export const addTicketFlux = {
  id: 'addTicketFlux',
  method: 'post',
  path: '/api/v2/tickets-flux',
  access: 'token',
  encoding: 'json',
  effect: 'write',
  refusal: ['status', 'error'],
  answer: /*#__PURE__*/ tagged('status', ['success', TicketFluxAddedAnswer], ['error', V2Error]),
  errors: { 400: ApiError, 401: ApiError, 500: ApiError },
} as const;

export const removeTicketFlux = {
  id: 'removeTicketFlux',
  method: 'delete',
  path: '/api/v2/tickets-flux/{id}',
  access: 'token',
  encoding: 'none',
  effect: 'irreversible',
  refusal: ['status', 'error'],
  answer: /*#__PURE__*/ tagged('status', ['success', TicketFluxRemovedAnswer], ['error', V2Error]),
  errors: { 400: ApiError, 401: ApiError, 500: ApiError },
} as const;

export const listReceipts = {
  id: 'listReceipts',
  method: 'get',
  path: '/api/v2/receipt',
  access: 'token',
  encoding: 'none',
  effect: 'read',
  refusal: ['status', 'error'],
  answer: /*#__PURE__*/ tagged('status', ['success', ReceiptsAnswer], ['error', V2Error]),
  errors: { 401: ApiError, 500: ApiError },
} as const;

export const createTicketReceipt = {
  id: 'createTicketReceipt',
  method: 'post',
  path: '/api/v2/receipt/tickets',
  access: 'token',
  encoding: 'json',
  effect: 'irreversible',
  refusal: ['status', 'error'],
  answer: /*#__PURE__*/ tagged('status', ['success', TicketReceiptAnswer], ['error', V2Error]),
  errors: { 400: ApiError, 401: ApiError, 500: ApiError },
} as const;

export const createRefundReceipt = {
  id: 'createRefundReceipt',
  method: 'post',
  path: '/api/v2/receipt/refund/{id}',
  access: 'open',
  encoding: 'json',
  effect: 'irreversible',
  refusal: ['status', 'error'],
  answer: /*#__PURE__*/ tagged('status', ['success', RefundReceiptAnswer], ['error', V2Error]),
  errors: { 400: ApiError, 401: ApiError, 429: ApiError, 500: ApiError },
} as const;

export const downloadTransactionReceipt = {
  id: 'downloadTransactionReceipt',
  method: 'get',
  path: '/api/v2/receipt/transaction/{identifier}',
  access: 'open',
  encoding: 'none',
  effect: 'read',
  refusal: null,
  answer: 'pdf',
  errors: { 400: ApiError, 401: ApiError, 404: ApiError, 429: ApiError, 500: ApiError },
} as const;

export const listRefunds = {
  id: 'listRefunds',
  method: 'get',
  path: '/api/v2/refund',
  access: 'token',
  encoding: 'none',
  effect: 'read',
  refusal: ['status', 'error'],
  answer: /*#__PURE__*/ tagged('status', ['success', RefundsAnswer], ['error', V2Error]),
  errors: { 401: ApiError, 500: ApiError },
} as const;

export const requestRefund = {
  id: 'requestRefund',
  method: 'post',
  path: '/api/v2/refund',
  access: 'optional',
  encoding: 'json',
  effect: 'irreversible',
  refusal: ['status', 'error'],
  answer: /*#__PURE__*/ tagged('status', ['success', RefundRequestedAnswer], ['error', V2Error]),
  errors: { 400: ApiError, 401: ApiError, 429: ApiError, 500: ApiError },
} as const;

export const claimRefunds = {
  id: 'claimRefunds',
  method: 'put',
  path: '/api/v2/refund/claim',
  access: 'token',
  encoding: 'json',
  effect: 'irreversible',
  refusal: ['status', 'error'],
  answer: /*#__PURE__*/ tagged('status', ['success', RefundsClaimedAnswer], ['error', V2Error]),
  errors: { 400: ApiError, 401: ApiError, 500: ApiError },
} as const;

export const findTransactionRefund = {
  id: 'findTransactionRefund',
  method: 'get',
  path: '/api/v2/refund/transaction/{id}',
  access: 'optional',
  encoding: 'none',
  effect: 'read',
  refusal: ['status', 'error'],
  answer: /*#__PURE__*/ tagged('status', ['success', TransactionRefundAnswer], ['error', V2Error]),
  errors: { 400: ApiError, 401: ApiError, 429: ApiError, 500: ApiError },
} as const;

export const findRefund = {
  id: 'findRefund',
  method: 'get',
  path: '/api/v2/refund/{identifier}',
  access: 'token',
  encoding: 'none',
  effect: 'read',
  refusal: ['status', 'error'],
  answer: /*#__PURE__*/ tagged('status', ['success', RefundFoundAnswer], ['error', V2Error]),
  errors: { 400: ApiError, 401: ApiError, 429: ApiError, 500: ApiError },
} as const;

export const listTickets = {
  id: 'listTickets',
  method: 'get',
  path: '/api/v2/ticket',
  access: 'token',
  encoding: 'none',
  effect: 'read',
  refusal: ['status', 'error'],
  answer: /*#__PURE__*/ tagged('status', ['success', TicketsAnswer], ['error', V2Error]),
  errors: { 400: ApiError, 401: ApiError, 500: ApiError },
} as const;

export const listBankAccounts = {
  id: 'listBankAccounts',
  method: 'get',
  path: '/api/v2/bank',
  access: 'token',
  encoding: 'none',
  effect: 'read',
  refusal: ['status', 'error'],
  answer: /*#__PURE__*/ tagged('status', ['success', BankAccountsAnswer], ['error', V2Error]),
  errors: { 401: ApiError, 500: ApiError },
} as const;

export const saveBankAccount = {
  id: 'saveBankAccount',
  method: 'put',
  path: '/api/v2/bank',
  access: 'token',
  encoding: 'json',
  effect: 'write',
  refusal: ['status', 'error'],
  answer: /*#__PURE__*/ tagged('status', ['success', BankAccountSavedAnswer], ['error', V2Error]),
  errors: { 400: ApiError, 401: ApiError, 500: ApiError },
} as const;

export const removeBankAccount = {
  id: 'removeBankAccount',
  method: 'delete',
  path: '/api/v2/bank/{id}',
  access: 'token',
  encoding: 'none',
  effect: 'irreversible',
  refusal: ['status', 'error'],
  answer: /*#__PURE__*/ tagged('status', ['success', V2Done], ['error', V2Error]),
  errors: { 400: ApiError, 401: ApiError, 500: ApiError },
} as const;

export const updateAccount = {
  id: 'updateAccount',
  method: 'put',
  path: '/api/v2/user',
  access: 'optional',
  encoding: 'json',
  effect: 'write',
  refusal: ['status', 'error'],
  answer: /*#__PURE__*/ tagged('status', ['success', V2Done], ['error', V2Error]),
  errors: { 400: ApiError, 401: ApiError, 500: ApiError },
} as const;

export const signUp = {
  id: 'signUp',
  method: 'post',
  path: '/api/v2/user',
  access: 'open',
  encoding: 'json',
  effect: 'irreversible',
  refusal: ['status', 'error'],
  answer: /*#__PURE__*/ tagged('status', ['success', V2Done], ['error', V2Error]),
  errors: { 400: ApiError, 401: ApiError, 500: ApiError },
} as const;

export const activateAccount = {
  id: 'activateAccount',
  method: 'post',
  path: '/api/v2/user/activate',
  access: 'open',
  encoding: 'json',
  effect: 'irreversible',
  refusal: ['status', 'error'],
  answer: /*#__PURE__*/ tagged('status', ['success', V2Done], ['error', V2Error]),
  errors: { 400: ApiError, 401: ApiError, 429: ApiError, 500: ApiError },
} as const;

type Json<
  Id extends keyof operations,
  Status extends keyof operations[Id]['responses'],
> = operations[Id]['responses'][Status] extends { content: { 'application/json': infer A } }
  ? A
  : never;

/** Does not compile when a codec and the generated type of the same answer differ. */
export interface AnswersEqualTypes {
  requestSignature_200: Holds<
    Same<Readable<TypeOf<(typeof requestSignature)['answer']>>, Json<'requestSignature', 200>>
  >;
  addOrder_200: Holds<Same<Readable<TypeOf<(typeof addOrder)['answer']>>, Json<'addOrder', 200>>>;
  findOrderReference_200: Holds<
    Same<Readable<TypeOf<(typeof findOrderReference)['answer']>>, Json<'findOrderReference', 200>>
  >;
  retrieveOrder_200: Holds<
    Same<Readable<TypeOf<(typeof retrieveOrder)['answer']>>, Json<'retrieveOrder', 200>>
  >;
  validateOrder_200: Holds<
    Same<Readable<TypeOf<(typeof validateOrder)['answer']>>, Json<'validateOrder', 200>>
  >;
  sealPayment_200: Holds<
    Same<Readable<TypeOf<(typeof sealPayment)['answer']>>, Json<'sealPayment', 200>>
  >;
  lookUpCashTicket_200: Holds<
    Same<Readable<TypeOf<(typeof lookUpCashTicket)['answer']>>, Json<'lookUpCashTicket', 200>>
  >;
  resetLostPassword_200: Holds<
    Same<Readable<TypeOf<(typeof resetLostPassword)['answer']>>, Json<'resetLostPassword', 200>>
  >;
  openFirstConnection_200: Holds<
    Same<Readable<TypeOf<(typeof openFirstConnection)['answer']>>, Json<'openFirstConnection', 200>>
  >;
  retrieveNotice_200: Holds<
    Same<Readable<TypeOf<(typeof retrieveNotice)['answer']>>, Json<'retrieveNotice', 200>>
  >;
  requestNoticeReceipt_200: Holds<
    Same<
      Readable<TypeOf<(typeof requestNoticeReceipt)['answer']>>,
      Json<'requestNoticeReceipt', 200>
    >
  >;
  sendMessage_200: Holds<
    Same<Readable<TypeOf<(typeof sendMessage)['answer']>>, Json<'sendMessage', 200>>
  >;
  loadSubscriber_200: Holds<
    Same<Readable<TypeOf<(typeof loadSubscriber)['answer']>>, Json<'loadSubscriber', 200>>
  >;
  listBadges_200: Holds<
    Same<Readable<TypeOf<(typeof listBadges)['answer']>>, Json<'listBadges', 200>>
  >;
  listPassages_200: Holds<
    Same<Readable<TypeOf<(typeof listPassages)['answer']>>, Json<'listPassages', 200>>
  >;
  changePassword_200: Holds<
    Same<Readable<TypeOf<(typeof changePassword)['answer']>>, Json<'changePassword', 200>>
  >;
  saveBankDetails_200: Holds<
    Same<Readable<TypeOf<(typeof saveBankDetails)['answer']>>, Json<'saveBankDetails', 200>>
  >;
  orderBadges_200: Holds<
    Same<Readable<TypeOf<(typeof orderBadges)['answer']>>, Json<'orderBadges', 200>>
  >;
  linkContract_200: Holds<
    Same<Readable<TypeOf<(typeof linkContract)['answer']>>, Json<'linkContract', 200>>
  >;
  savePostalDetails_200: Holds<
    Same<Readable<TypeOf<(typeof savePostalDetails)['answer']>>, Json<'savePostalDetails', 200>>
  >;
  savePostalInvoices_200: Holds<
    Same<Readable<TypeOf<(typeof savePostalInvoices)['answer']>>, Json<'savePostalInvoices', 200>>
  >;
  saveBadgeServices_200: Holds<
    Same<Readable<TypeOf<(typeof saveBadgeServices)['answer']>>, Json<'saveBadgeServices', 200>>
  >;
  saveThresholdAlert_200: Holds<
    Same<Readable<TypeOf<(typeof saveThresholdAlert)['answer']>>, Json<'saveThresholdAlert', 200>>
  >;
  exportPassages_200: Holds<
    Same<Readable<TypeOf<(typeof exportPassages)['answer']>>, Json<'exportPassages', 200>>
  >;
  requestDeletion_200: Holds<
    Same<Readable<TypeOf<(typeof requestDeletion)['answer']>>, Json<'requestDeletion', 200>>
  >;
  readTraffic_200: Holds<
    Same<Readable<TypeOf<(typeof readTraffic)['answer']>>, Json<'readTraffic', 200>>
  >;
  listPosts_200: Holds<
    Same<Readable<TypeOf<(typeof listPosts)['answer']>>, Json<'listPosts', 200>>
  >;
  listSocialPosts_200: Holds<
    Same<Readable<TypeOf<(typeof listSocialPosts)['answer']>>, Json<'listSocialPosts', 200>>
  >;
  listTicketFluxes_200: Holds<
    Same<Readable<TypeOf<(typeof listTicketFluxes)['answer']>>, Json<'listTicketFluxes', 200>>
  >;
  addTicketFlux_200: Holds<
    Same<Readable<TypeOf<(typeof addTicketFlux)['answer']>>, Json<'addTicketFlux', 200>>
  >;
  removeTicketFlux_200: Holds<
    Same<Readable<TypeOf<(typeof removeTicketFlux)['answer']>>, Json<'removeTicketFlux', 200>>
  >;
  listReceipts_200: Holds<
    Same<Readable<TypeOf<(typeof listReceipts)['answer']>>, Json<'listReceipts', 200>>
  >;
  createTicketReceipt_200: Holds<
    Same<Readable<TypeOf<(typeof createTicketReceipt)['answer']>>, Json<'createTicketReceipt', 200>>
  >;
  createRefundReceipt_200: Holds<
    Same<Readable<TypeOf<(typeof createRefundReceipt)['answer']>>, Json<'createRefundReceipt', 200>>
  >;
  listRefunds_200: Holds<
    Same<Readable<TypeOf<(typeof listRefunds)['answer']>>, Json<'listRefunds', 200>>
  >;
  requestRefund_200: Holds<
    Same<Readable<TypeOf<(typeof requestRefund)['answer']>>, Json<'requestRefund', 200>>
  >;
  claimRefunds_200: Holds<
    Same<Readable<TypeOf<(typeof claimRefunds)['answer']>>, Json<'claimRefunds', 200>>
  >;
  findTransactionRefund_200: Holds<
    Same<
      Readable<TypeOf<(typeof findTransactionRefund)['answer']>>,
      Json<'findTransactionRefund', 200>
    >
  >;
  findRefund_200: Holds<
    Same<Readable<TypeOf<(typeof findRefund)['answer']>>, Json<'findRefund', 200>>
  >;
  listTickets_200: Holds<
    Same<Readable<TypeOf<(typeof listTickets)['answer']>>, Json<'listTickets', 200>>
  >;
  listBankAccounts_200: Holds<
    Same<Readable<TypeOf<(typeof listBankAccounts)['answer']>>, Json<'listBankAccounts', 200>>
  >;
  saveBankAccount_200: Holds<
    Same<Readable<TypeOf<(typeof saveBankAccount)['answer']>>, Json<'saveBankAccount', 200>>
  >;
  removeBankAccount_200: Holds<
    Same<Readable<TypeOf<(typeof removeBankAccount)['answer']>>, Json<'removeBankAccount', 200>>
  >;
  updateAccount_200: Holds<
    Same<Readable<TypeOf<(typeof updateAccount)['answer']>>, Json<'updateAccount', 200>>
  >;
  signUp_200: Holds<Same<Readable<TypeOf<(typeof signUp)['answer']>>, Json<'signUp', 200>>>;
  activateAccount_200: Holds<
    Same<Readable<TypeOf<(typeof activateAccount)['answer']>>, Json<'activateAccount', 200>>
  >;
}
