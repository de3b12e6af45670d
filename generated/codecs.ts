// Generated from openapi/ by `npm run generate`. Do not edit.
import * as t from 'io-ts';
import type { components } from './api';
import {
  exactlyOne,
  list,
  literals,
  nullable,
  object,
  quantity,
  record,
  text,
  tolerant,
  type Unreadable,
} from './combinators';

export const MenuItem = /*#__PURE__*/ object(
  'MenuItem',
  {
    id: quantity({ integer: true, minimum: 1 }),
    title: t.string,
    link: t.string,
    parentID: nullable(quantity({ integer: true })),
    isPrivate: t.boolean,
    isFooter: t.boolean,
    isShown: t.boolean,
    customPageBool: t.boolean,
  },
  {},
);

export const Page = /*#__PURE__*/ object(
  'Page',
  { title: t.string, content: t.string, menulink: object('Page_menulink', { link: t.string }, {}) },
  { seoTitle: nullable(t.string) },
);

export const PostCategory = /*#__PURE__*/ object(
  'PostCategory',
  { name: t.string },
  { color: nullable(t.string) },
);

export const Timestamp = /*#__PURE__*/ object(
  'Timestamp',
  { timestamp: quantity({ integer: true, minimum: 0, maximum: 253402300799 }) },
  {},
);

export const Post = /*#__PURE__*/ object(
  'Post',
  { title: t.string, slug: text({ minLength: 1 }) },
  {
    image: nullable(t.string),
    shortContent: nullable(t.string),
    longContent: nullable(t.string),
    category: nullable(PostCategory),
    postDate: nullable(Timestamp),
    creationDate: nullable(Timestamp),
  },
);

export const Plan = /*#__PURE__*/ object(
  'Plan',
  {
    code: t.string,
    bondData: object(
      'Plan_bondData',
      { amount: quantity({ minimum: 0 }) },
      { code: nullable(t.string) },
    ),
    reloadData: object(
      'Plan_reloadData',
      { initialLoading: quantity({ minimum: 0 }) },
      {
        threshold: nullable(quantity({ minimum: 0 })),
        reloadValue: nullable(quantity({ minimum: 0 })),
      },
    ),
    shippingCostsData: object('Plan_shippingCostsData', { amount: quantity({ minimum: 0 }) }, {}),
    isRegisterBadge: t.boolean,
  },
  { name: nullable(t.string), defaultBondCode: nullable(t.string) },
);

export const Slide = /*#__PURE__*/ object(
  'Slide',
  { position: quantity({ integer: true, minimum: 0 }), image: t.string, title: t.string },
  { subtitle: nullable(t.string), description: nullable(t.string) },
);

export const DocumentItem = /*#__PURE__*/ object(
  'DocumentItem',
  {
    id: quantity({ integer: true, minimum: 1 }),
    title: t.string,
    isDateSet: t.boolean,
    isDateShown: t.boolean,
    isPublished: t.boolean,
  },
  {
    body: nullable(t.string),
    fileLink: nullable(t.string),
    creationDate: nullable(Timestamp),
    category: nullable(t.string),
  },
);

export const TrafficRoad = /*#__PURE__*/ object(
  'TrafficRoad',
  { name: t.string, isOpen: t.boolean },
  {},
);

export const TrafficDirection = /*#__PURE__*/ tolerant(
  object(
    'TrafficDirection',
    {
      isOpen: t.boolean,
      traffic: t.string,
      time: tolerant(quantity({ minimum: 0 })),
      entries: tolerant(list(tolerant(TrafficRoad))),
      exits: tolerant(list(tolerant(TrafficRoad))),
    },
    {},
  ),
);

export const TrafficSnapshot = /*#__PURE__*/ object(
  'TrafficSnapshot',
  {
    date: Timestamp,
    TPC: tolerant(
      object('TrafficSnapshot_TPC', { MA: TrafficDirection, AM: TrafficDirection }, {}),
    ),
    TPS: tolerant(
      object('TrafficSnapshot_TPS', { PT: TrafficDirection, TP: TrafficDirection }, {}),
    ),
    SCH: tolerant(
      object('TrafficSnapshot_SCH', { TSC: TrafficDirection, FSC: TrafficDirection }, {}),
    ),
    REG: tolerant(
      object('TrafficSnapshot_REG', { MP: TrafficDirection, PM: TrafficDirection }, {}),
    ),
  },
  {},
);

export const FaqItem = /*#__PURE__*/ object(
  'FaqItem',
  {
    id: quantity({ integer: true, minimum: 1 }),
    category: t.string,
    title: t.string,
    body: t.string,
  },
  { identifier: nullable(t.string) },
);

export const Alert = /*#__PURE__*/ object(
  'Alert',
  { title: t.string, type: t.string, startDate: Timestamp, endDate: Timestamp },
  { body: nullable(t.string) },
);

export const Job = /*#__PURE__*/ object(
  'Job',
  { id: quantity({ integer: true, minimum: 1 }), title: t.string, isProvided: t.boolean },
  { fileLink: nullable(t.string) },
);

export const PublicData = /*#__PURE__*/ object(
  'PublicData',
  {
    menu: tolerant(list(tolerant(MenuItem))),
    pages: tolerant(list(tolerant(Page))),
    posts: tolerant(list(tolerant(Post))),
    subscription: tolerant(list(tolerant(Plan))),
    sliders: tolerant(list(tolerant(Slide))),
    financialAgenda: tolerant(list(tolerant(DocumentItem))),
    generalAssembly: tolerant(list(tolerant(DocumentItem))),
    publicOffer: tolerant(list(tolerant(DocumentItem))),
    traffic: tolerant(list(tolerant(TrafficSnapshot))),
    FAQ: tolerant(list(tolerant(FaqItem))),
    alerts: tolerant(list(tolerant(Alert))),
    reports: tolerant(list(tolerant(DocumentItem))),
    statements: tolerant(list(tolerant(DocumentItem))),
    maintenance: tolerant(t.boolean),
    jobs: tolerant(list(tolerant(Job))),
    marketTransfer: tolerant(list(tolerant(DocumentItem))),
  },
  {},
);

export const ApiError = /*#__PURE__*/ object(
  'ApiError',
  { code: quantity({ integer: true, minimum: 400, maximum: 599 }), message: t.string },
  {},
);

export const TrafficSnapshots = /*#__PURE__*/ list(tolerant(TrafficSnapshot));

export const MaintenanceFlag = /*#__PURE__*/ t.boolean;

export const EmailTaken = /*#__PURE__*/ t.boolean;

export const SignatureAnswer = /*#__PURE__*/ object(
  'SignatureAnswer',
  {
    state: literals(true),
    id: quantity({ integer: true, minimum: 1 }),
    token: text({ minLength: 1 }),
    contractLink: text({
      pattern:
        /^(https?:\/\/[^/\s]\S*|\/?[^/?#\\\s.:%][^/?#\\\s:]*(\/[^/?#\\\s.%][^/?#\\\s]*)*([?#]\S*)?)$/u,
      minLength: 1,
      maxLength: 2048,
    }),
  },
  { response: nullable(t.string) },
);

export const Refusal = /*#__PURE__*/ object(
  'Refusal',
  { state: literals(false) },
  { response: nullable(t.string) },
);

export const AnsweredOrderReference = /*#__PURE__*/ exactlyOne(
  text({ pattern: /^\d{1,15}$/u }),
  quantity({ integer: true, minimum: 1, maximum: 999999999999999 }),
);

export const OrderAddedAnswer = /*#__PURE__*/ object(
  'OrderAddedAnswer',
  { state: literals(true), reference: AnsweredOrderReference },
  { response: nullable(t.string) },
);

export const OrderFoundAnswer = /*#__PURE__*/ object(
  'OrderFoundAnswer',
  { state: literals(true), email: t.string },
  { response: nullable(t.string) },
);

export const CustomerType = /*#__PURE__*/ literals('p', 's');

export const DeliveryType = /*#__PURE__*/ literals('R', 'L', 'LC');

export const Order = /*#__PURE__*/ object(
  'Order',
  {
    reference: AnsweredOrderReference,
    type: CustomerType,
    quantity: quantity({ integer: true, minimum: 1 }),
    deliveryType: DeliveryType,
  },
  {
    address: nullable(t.string),
    address2: nullable(t.string),
    address3: nullable(t.string),
    zip: nullable(t.string),
    city: nullable(t.string),
  },
);

export const PlanCode = /*#__PURE__*/ literals('04', '05', '07');

export const PurchaseContract = /*#__PURE__*/ object(
  'PurchaseContract',
  {
    category: PlanCode,
    corCompanyName: nullable(t.string),
    corAddress: t.string,
    corZip: t.string,
    corCity: t.string,
    detailedInvoice: t.boolean,
    user: object(
      'PurchaseContract_user',
      { email: t.string },
      { firstname: nullable(t.string), lastname: nullable(t.string) },
    ),
  },
  {
    corAddress2: nullable(t.string),
    corAddress3: nullable(t.string),
    corPhoneHome: nullable(t.string),
    corPhoneMobile: nullable(t.string),
    corPhoneWork: nullable(t.string),
    bilCompanyName: nullable(t.string),
    bilAddress: nullable(t.string),
    bilAddress2: nullable(t.string),
    bilAddress3: nullable(t.string),
    bilZip: nullable(t.string),
    bilCity: nullable(t.string),
    bilPhoneHome: nullable(t.string),
    bilPhoneMobile: nullable(t.string),
    bilPhoneWork: nullable(t.string),
    iban: nullable(t.string),
  },
);

export const OrderAnswer = /*#__PURE__*/ object(
  'OrderAnswer',
  { state: literals(true), order: Order, contract: PurchaseContract },
  { response: nullable(t.string) },
);

export const Done = /*#__PURE__*/ object(
  'Done',
  { state: literals(true) },
  { response: nullable(t.string) },
);

export const PaymentForm = /*#__PURE__*/ object(
  'PaymentForm',
  {
    version: literals('3.0'),
    TPE: text({ pattern: /^\d{7}$/u }),
    societe: text({ minLength: 1 }),
    lgue: literals('FR'),
    date: text({ pattern: /^\d{2}\/\d{2}\/\d{4}:\d{2}:\d{2}:\d{2}$/u }),
    montant: text({ pattern: /^\d+\.\d{2}EUR$/u }),
    reference: text({ pattern: /^[A-Za-z0-9-]{1,20}$/u }),
    mail: t.string,
    'texte-libre': t.string,
    contexte_commande: text({ minLength: 1 }),
    url_retour_ok: text({ minLength: 1 }),
    url_retour_err: text({ minLength: 1 }),
    MAC: text({ pattern: /^[0-9a-f]{40}$/u }),
  },
  {},
);

export const PaymentSealAnswer = /*#__PURE__*/ object(
  'PaymentSealAnswer',
  { state: literals(true), fields: PaymentForm },
  { response: nullable(t.string) },
);

export const ReceiptPath = /*#__PURE__*/ text({
  pattern: /^\/api(\/[^/?#\\\s.%][^/?#\\\s]*)+(\?[^#\\\s]*)?$/u,
  minLength: 6,
});

export const RefundReceipt = /*#__PURE__*/ object('RefundReceipt', { path: ReceiptPath }, {});

export const Refund = /*#__PURE__*/ object(
  'Refund',
  {
    id: quantity({ integer: true, minimum: 1 }),
    identifier: text({ pattern: /^[0-9]{20}$/u }),
    creationDate: Timestamp,
    ticketDate: Timestamp,
    amount: quantity({ minimum: 0 }),
    claimed: t.boolean,
    receipt: tolerant(nullable(RefundReceipt)),
  },
  {},
);

export const CashTicket = /*#__PURE__*/ object(
  'CashTicket',
  {
    status: literals('success'),
    paid: t.boolean,
    date: Timestamp,
    refund: quantity({ minimum: 0 }),
    payment: nullable(Timestamp),
    toll: nullable(t.string),
    lane: nullable(t.string),
    start: nullable(t.string),
    end: nullable(t.string),
    total: quantity({ minimum: 0 }),
  },
  { errorMessage: nullable(t.string), state: nullable(t.string), refundObj: nullable(Refund) },
);

export const V2Error = /*#__PURE__*/ object(
  'V2Error',
  { status: literals('error') },
  { message: nullable(t.string), errorMessage: nullable(t.string), state: nullable(t.string) },
);

export const FirstConnectionAnswer = /*#__PURE__*/ object(
  'FirstConnectionAnswer',
  { state: literals(true), isFound: t.boolean, isSent: t.boolean },
  { response: nullable(t.string) },
);

export const FirstConnectionRefusal = /*#__PURE__*/ object(
  'FirstConnectionRefusal',
  { state: literals(false) },
  { response: nullable(t.string), isFound: t.boolean },
);

export const Notice = /*#__PURE__*/ object(
  'Notice',
  {
    id: quantity({ integer: true, minimum: 1 }),
    reference: text({ pattern: /^[A-Za-z0-9-]{4,20}$/u }),
    numberplate: t.string,
    passageDate: Timestamp,
    tripCode: literals(1, 2, 3, 4, 5, 6),
    passageAmount: quantity({ minimum: 0 }),
    feesAmount: quantity({ minimum: 0 }),
    receivedAmount: quantity({ minimum: 0 }),
    paymentDate: nullable(Timestamp),
    isOpen: t.boolean,
  },
  {
    apNo: nullable(t.string),
    letter: nullable(t.string),
    email: nullable(t.string),
    address: nullable(t.string),
    city: nullable(t.string),
    zip: nullable(t.string),
  },
);

export const NoticeAnswer = /*#__PURE__*/ object(
  'NoticeAnswer',
  { state: literals(true), cnp: Notice },
  { response: nullable(t.string) },
);

export const SignInAnswer = /*#__PURE__*/ object(
  'SignInAnswer',
  { token: text({ minLength: 1 }) },
  {},
);

export const ContractCategory = /*#__PURE__*/ object(
  'ContractCategory',
  { name: t.string, code: t.string },
  {},
);

export const UnpaidInvoice = /*#__PURE__*/ object(
  'UnpaidInvoice',
  {
    totalAmount: quantity({ minimum: 0 }),
    invoice1: nullable(t.string),
    invoice2: nullable(t.string),
    invoice3: nullable(t.string),
    paymentReference: t.string,
    letter: t.string,
  },
  {},
);

export const Contract = /*#__PURE__*/ object(
  'Contract',
  {
    id: quantity({ integer: true, minimum: 1 }),
    reference: t.string,
    name: nullable(t.string),
    category: ContractCategory,
    is_company: nullable(t.boolean),
    kbis: nullable(t.string),
    creationDate: Timestamp,
    paymentMethod: nullable(t.string),
    securityValue: nullable(t.number),
    initialLoading: nullable(t.number),
    reloadValue: nullable(t.number),
    reloadThreshold: nullable(t.number),
    status: nullable(t.string),
    balanceSign: nullable(t.string),
    accountBalance: nullable(t.number),
    outstandingValue: nullable(t.number),
    nbActiveBadges: nullable(quantity({ integer: true, minimum: 0 })),
    detailedInvoice: tolerant(t.boolean),
    iban: nullable(t.string),
    unpaidInvoicesObj: tolerant(nullable(list(tolerant(UnpaidInvoice)))),
    canUpdateADR: tolerant(t.boolean),
    canUpdateCCT: tolerant(t.boolean),
    canUpdateBQE: tolerant(t.boolean),
    canUpdateABO: tolerant(t.boolean),
    corCompanyName: nullable(t.string),
    corAddress: nullable(t.string),
    corAddress2: nullable(t.string),
    corAddress3: nullable(t.string),
    corZip: nullable(t.string),
    corCity: nullable(t.string),
    corPhoneHome: nullable(t.string),
    corPhoneMobile: nullable(t.string),
    corPhoneWork: nullable(t.string),
    corFax: nullable(t.string),
    bilCompanyName: nullable(t.string),
    bilAddress: nullable(t.string),
    bilAddress2: nullable(t.string),
    bilAddress3: nullable(t.string),
    bilZip: nullable(t.string),
    bilCity: nullable(t.string),
    bilPhoneHome: nullable(t.string),
    bilPhoneMobile: nullable(t.string),
    bilPhoneWork: nullable(t.string),
    bilFax: nullable(t.string),
  },
  {},
);

export const Invoice = /*#__PURE__*/ object(
  'Invoice',
  { noInvoice: t.string, type: t.string, creationDate: Timestamp, amountIT: t.number },
  {},
);

export const Badge = /*#__PURE__*/ object(
  'Badge',
  {
    id: quantity({ integer: true, minimum: 1 }),
    badgeReference: t.string,
    serialNumber: nullable(t.string),
    name: nullable(t.string),
    imputation: nullable(t.string),
    comment: nullable(t.string),
    deliveryDate: nullable(Timestamp),
    deliveryType: nullable(t.string),
    status: tolerant(literals('AC', 'RS', 'EC', 'LN')),
    additionalService: t.boolean,
    thresholdAlert: t.boolean,
    numberThresholdAlert: nullable(quantity({ integer: true })),
    firstEmail: nullable(t.string),
    secondEmail: nullable(t.string),
    period: tolerant(nullable(literals('S', 'M'))),
    canUpdate: tolerant(t.boolean),
  },
  {},
);

export const Passage = /*#__PURE__*/ object(
  'Passage',
  {
    id: quantity({ integer: true, minimum: 1 }),
    creationDate: Timestamp,
    badgeReference: t.string,
    trafficDirection: t.string,
    way: t.string,
    amount: t.number,
  },
  {},
);

export const Amendment = /*#__PURE__*/ object(
  'Amendment',
  { creationDate: Timestamp, title: t.string, detail: nullable(t.string) },
  {},
);

export const User = /*#__PURE__*/ object(
  'User',
  {
    username: text({ minLength: 1 }),
    email: t.string,
    firstname: t.string,
    lastname: t.string,
    wantBeRemoved: t.boolean,
    contracts: list(tolerant(Contract)),
  },
  {
    invoices: tolerant(nullable(list(tolerant(nullable(list(tolerant(Invoice))))))),
    badges: tolerant(nullable(list(tolerant(nullable(list(tolerant(Badge))))))),
    passages: tolerant(nullable(list(tolerant(Passage)))),
    contractsAmendments: tolerant(nullable(list(tolerant(nullable(list(tolerant(Amendment))))))),
  },
);

export const SubscriberAnswer = /*#__PURE__*/ object(
  'SubscriberAnswer',
  { state: literals(true), user: User },
  { response: nullable(t.string) },
);

export const BadgesAnswer = /*#__PURE__*/ object(
  'BadgesAnswer',
  { state: literals(true), badges: list(tolerant(nullable(list(tolerant(Badge))))) },
  { response: nullable(t.string) },
);

export const PassagesAnswer = /*#__PURE__*/ object(
  'PassagesAnswer',
  {
    state: literals(true),
    passages: list(tolerant(Passage)),
    total: quantity({ integer: true, minimum: 0 }),
    totalPage: quantity({ integer: true, minimum: 0 }),
    minDate: nullable(t.string),
    maxDate: nullable(t.string),
  },
  { response: nullable(t.string) },
);

export const PasswordChanged = /*#__PURE__*/ object(
  'PasswordChanged',
  { success: literals(true) },
  { response: nullable(t.string) },
);

export const PasswordRefused = /*#__PURE__*/ object(
  'PasswordRefused',
  { error: literals(true) },
  { response: nullable(t.string) },
);

export const BadgeOrderPlaced = /*#__PURE__*/ object(
  'BadgeOrderPlaced',
  { state: literals(true), reference: AnsweredOrderReference },
  { response: nullable(t.string) },
);

export const PostalDetailsSaved = /*#__PURE__*/ object(
  'PostalDetailsSaved',
  { state: literals(true), contract: Contract },
  { response: nullable(t.string) },
);

export const PostalInvoiceOptionSaved = /*#__PURE__*/ object(
  'PostalInvoiceOptionSaved',
  { state: literals(true), id: quantity({ integer: true, minimum: 1 }) },
  { response: nullable(t.string) },
);

export const PassagesExportAnswer = /*#__PURE__*/ object(
  'PassagesExportAnswer',
  { state: literals(true), csv: t.string },
  { response: nullable(t.string) },
);

export const TrafficAnswer = /*#__PURE__*/ object(
  'TrafficAnswer',
  { status: literals('success'), data: TrafficSnapshot },
  { message: nullable(t.string) },
);

export const PostsAnswer = /*#__PURE__*/ object(
  'PostsAnswer',
  { status: literals('success'), data: list(tolerant(Post)) },
  { message: nullable(t.string) },
);

export const SocialPost = /*#__PURE__*/ object(
  'SocialPost',
  { media_url: text({ minLength: 1 }), permalink: text({ minLength: 1 }) },
  {},
);

export const SocialPostsAnswer = /*#__PURE__*/ object(
  'SocialPostsAnswer',
  { status: literals('success'), posts: list(tolerant(SocialPost)) },
  {},
);

export const TicketFlux = /*#__PURE__*/ object(
  'TicketFlux',
  {
    id: quantity({ integer: true, minimum: 1 }),
    licencePlate: t.string,
    lastFourDigits: t.string,
    creationDate: Timestamp,
  },
  {},
);

export const TicketFluxesAnswer = /*#__PURE__*/ object(
  'TicketFluxesAnswer',
  { status: literals('success'), data: list(tolerant(TicketFlux)) },
  { message: nullable(t.string) },
);

export const Receipt = /*#__PURE__*/ object(
  'Receipt',
  {
    id: quantity({ integer: true, minimum: 1 }),
    creationDate: Timestamp,
    countTickets: quantity({ integer: true, minimum: 0 }),
    path: ReceiptPath,
  },
  {},
);

export const Ticket = /*#__PURE__*/ object(
  'Ticket',
  {
    id: quantity({ integer: true, minimum: 1 }),
    startName: t.string,
    endName: t.string,
    licencePlate: t.string,
    creationDate: Timestamp,
    amount: quantity({ minimum: 0 }),
    receipt: nullable(Receipt),
  },
  {},
);

export const TicketFluxAddedAnswer = /*#__PURE__*/ object(
  'TicketFluxAddedAnswer',
  { status: literals('success'), flux: TicketFlux, tickets: tolerant(list(tolerant(Ticket))) },
  {},
);

export const TicketFluxRemovedAnswer = /*#__PURE__*/ object(
  'TicketFluxRemovedAnswer',
  { status: literals('success') },
  { errorMessage: nullable(t.string) },
);

export const ReceiptsAnswer = /*#__PURE__*/ object(
  'ReceiptsAnswer',
  { status: literals('success'), data: list(tolerant(Receipt)) },
  { message: nullable(t.string) },
);

export const TicketReceiptAnswer = /*#__PURE__*/ object(
  'TicketReceiptAnswer',
  { status: literals('success'), path: ReceiptPath, receipt: Receipt },
  {},
);

export const RefundReceiptAnswer = /*#__PURE__*/ object(
  'RefundReceiptAnswer',
  { status: literals('success'), path: ReceiptPath },
  {},
);

export const RefundsAnswer = /*#__PURE__*/ object(
  'RefundsAnswer',
  { status: literals('success'), data: list(tolerant(Refund)) },
  { message: nullable(t.string) },
);

export const RefundRequestedAnswer = /*#__PURE__*/ object(
  'RefundRequestedAnswer',
  { status: literals('success'), id: quantity({ integer: true, minimum: 1 }) },
  { message: nullable(t.string) },
);

export const RefundsClaimedAnswer = /*#__PURE__*/ object(
  'RefundsClaimedAnswer',
  { status: literals('success'), receipt: Receipt },
  { message: nullable(t.string) },
);

export const TransactionRefundAnswer = /*#__PURE__*/ object(
  'TransactionRefundAnswer',
  { status: literals('success'), data: Refund },
  { message: nullable(t.string) },
);

export const RefundFoundAnswer = /*#__PURE__*/ object(
  'RefundFoundAnswer',
  { status: literals('success') },
  { errorMessage: nullable(t.string), state: nullable(t.string), refundObj: nullable(Refund) },
);

export const TicketsAnswer = /*#__PURE__*/ object(
  'TicketsAnswer',
  { status: literals('success'), data: list(tolerant(Ticket)) },
  { message: nullable(t.string) },
);

export const BankAccount = /*#__PURE__*/ object(
  'BankAccount',
  { id: quantity({ integer: true, minimum: 1 }), name: t.string, iban: t.string, bic: t.string },
  {},
);

export const BankAccountsAnswer = /*#__PURE__*/ object(
  'BankAccountsAnswer',
  { status: literals('success'), data: list(BankAccount) },
  { message: nullable(t.string) },
);

export const BankAccountSavedAnswer = /*#__PURE__*/ object(
  'BankAccountSavedAnswer',
  { status: literals('success'), bank: BankAccount },
  {},
);

export const V2Done = /*#__PURE__*/ object(
  'V2Done',
  { status: literals('success') },
  { message: nullable(t.string), data: nullable(record(t.unknown)) },
);

/** True when both are the same type. */
export type Same<A, B> =
  (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
/** Compiles for true only. */
export type Holds<T extends true> = T;
/** The decoded type of a codec, without the unreadable alternatives. */
export type Readable<T> = T extends Unreadable
  ? never
  : T extends object
    ? { [K in keyof T]: Readable<T[K]> }
    : T;
type Schemas = components['schemas'];

/** Does not compile when a codec and the generated type of the same name differ. */
export interface CodecsEqualTypes {
  MenuItem: Holds<Same<Readable<t.TypeOf<typeof MenuItem>>, Schemas['MenuItem']>>;
  Page: Holds<Same<Readable<t.TypeOf<typeof Page>>, Schemas['Page']>>;
  PostCategory: Holds<Same<Readable<t.TypeOf<typeof PostCategory>>, Schemas['PostCategory']>>;
  Timestamp: Holds<Same<Readable<t.TypeOf<typeof Timestamp>>, Schemas['Timestamp']>>;
  Post: Holds<Same<Readable<t.TypeOf<typeof Post>>, Schemas['Post']>>;
  Plan: Holds<Same<Readable<t.TypeOf<typeof Plan>>, Schemas['Plan']>>;
  Slide: Holds<Same<Readable<t.TypeOf<typeof Slide>>, Schemas['Slide']>>;
  DocumentItem: Holds<Same<Readable<t.TypeOf<typeof DocumentItem>>, Schemas['DocumentItem']>>;
  TrafficRoad: Holds<Same<Readable<t.TypeOf<typeof TrafficRoad>>, Schemas['TrafficRoad']>>;
  TrafficDirection: Holds<
    Same<Readable<t.TypeOf<typeof TrafficDirection>>, Schemas['TrafficDirection']>
  >;
  TrafficSnapshot: Holds<
    Same<Readable<t.TypeOf<typeof TrafficSnapshot>>, Schemas['TrafficSnapshot']>
  >;
  FaqItem: Holds<Same<Readable<t.TypeOf<typeof FaqItem>>, Schemas['FaqItem']>>;
  Alert: Holds<Same<Readable<t.TypeOf<typeof Alert>>, Schemas['Alert']>>;
  Job: Holds<Same<Readable<t.TypeOf<typeof Job>>, Schemas['Job']>>;
  PublicData: Holds<Same<Readable<t.TypeOf<typeof PublicData>>, Schemas['PublicData']>>;
  ApiError: Holds<Same<Readable<t.TypeOf<typeof ApiError>>, Schemas['ApiError']>>;
  TrafficSnapshots: Holds<
    Same<Readable<t.TypeOf<typeof TrafficSnapshots>>, Schemas['TrafficSnapshots']>
  >;
  MaintenanceFlag: Holds<
    Same<Readable<t.TypeOf<typeof MaintenanceFlag>>, Schemas['MaintenanceFlag']>
  >;
  EmailTaken: Holds<Same<Readable<t.TypeOf<typeof EmailTaken>>, Schemas['EmailTaken']>>;
  SignatureAnswer: Holds<
    Same<Readable<t.TypeOf<typeof SignatureAnswer>>, Schemas['SignatureAnswer']>
  >;
  Refusal: Holds<Same<Readable<t.TypeOf<typeof Refusal>>, Schemas['Refusal']>>;
  AnsweredOrderReference: Holds<
    Same<Readable<t.TypeOf<typeof AnsweredOrderReference>>, Schemas['AnsweredOrderReference']>
  >;
  OrderAddedAnswer: Holds<
    Same<Readable<t.TypeOf<typeof OrderAddedAnswer>>, Schemas['OrderAddedAnswer']>
  >;
  OrderFoundAnswer: Holds<
    Same<Readable<t.TypeOf<typeof OrderFoundAnswer>>, Schemas['OrderFoundAnswer']>
  >;
  CustomerType: Holds<Same<Readable<t.TypeOf<typeof CustomerType>>, Schemas['CustomerType']>>;
  DeliveryType: Holds<Same<Readable<t.TypeOf<typeof DeliveryType>>, Schemas['DeliveryType']>>;
  Order: Holds<Same<Readable<t.TypeOf<typeof Order>>, Schemas['Order']>>;
  PlanCode: Holds<Same<Readable<t.TypeOf<typeof PlanCode>>, Schemas['PlanCode']>>;
  PurchaseContract: Holds<
    Same<Readable<t.TypeOf<typeof PurchaseContract>>, Schemas['PurchaseContract']>
  >;
  OrderAnswer: Holds<Same<Readable<t.TypeOf<typeof OrderAnswer>>, Schemas['OrderAnswer']>>;
  Done: Holds<Same<Readable<t.TypeOf<typeof Done>>, Schemas['Done']>>;
  PaymentForm: Holds<Same<Readable<t.TypeOf<typeof PaymentForm>>, Schemas['PaymentForm']>>;
  PaymentSealAnswer: Holds<
    Same<Readable<t.TypeOf<typeof PaymentSealAnswer>>, Schemas['PaymentSealAnswer']>
  >;
  ReceiptPath: Holds<Same<Readable<t.TypeOf<typeof ReceiptPath>>, Schemas['ReceiptPath']>>;
  RefundReceipt: Holds<Same<Readable<t.TypeOf<typeof RefundReceipt>>, Schemas['RefundReceipt']>>;
  Refund: Holds<Same<Readable<t.TypeOf<typeof Refund>>, Schemas['Refund']>>;
  CashTicket: Holds<Same<Readable<t.TypeOf<typeof CashTicket>>, Schemas['CashTicket']>>;
  V2Error: Holds<Same<Readable<t.TypeOf<typeof V2Error>>, Schemas['V2Error']>>;
  FirstConnectionAnswer: Holds<
    Same<Readable<t.TypeOf<typeof FirstConnectionAnswer>>, Schemas['FirstConnectionAnswer']>
  >;
  FirstConnectionRefusal: Holds<
    Same<Readable<t.TypeOf<typeof FirstConnectionRefusal>>, Schemas['FirstConnectionRefusal']>
  >;
  Notice: Holds<Same<Readable<t.TypeOf<typeof Notice>>, Schemas['Notice']>>;
  NoticeAnswer: Holds<Same<Readable<t.TypeOf<typeof NoticeAnswer>>, Schemas['NoticeAnswer']>>;
  SignInAnswer: Holds<Same<Readable<t.TypeOf<typeof SignInAnswer>>, Schemas['SignInAnswer']>>;
  ContractCategory: Holds<
    Same<Readable<t.TypeOf<typeof ContractCategory>>, Schemas['ContractCategory']>
  >;
  UnpaidInvoice: Holds<Same<Readable<t.TypeOf<typeof UnpaidInvoice>>, Schemas['UnpaidInvoice']>>;
  Contract: Holds<Same<Readable<t.TypeOf<typeof Contract>>, Schemas['Contract']>>;
  Invoice: Holds<Same<Readable<t.TypeOf<typeof Invoice>>, Schemas['Invoice']>>;
  Badge: Holds<Same<Readable<t.TypeOf<typeof Badge>>, Schemas['Badge']>>;
  Passage: Holds<Same<Readable<t.TypeOf<typeof Passage>>, Schemas['Passage']>>;
  Amendment: Holds<Same<Readable<t.TypeOf<typeof Amendment>>, Schemas['Amendment']>>;
  User: Holds<Same<Readable<t.TypeOf<typeof User>>, Schemas['User']>>;
  SubscriberAnswer: Holds<
    Same<Readable<t.TypeOf<typeof SubscriberAnswer>>, Schemas['SubscriberAnswer']>
  >;
  BadgesAnswer: Holds<Same<Readable<t.TypeOf<typeof BadgesAnswer>>, Schemas['BadgesAnswer']>>;
  PassagesAnswer: Holds<Same<Readable<t.TypeOf<typeof PassagesAnswer>>, Schemas['PassagesAnswer']>>;
  PasswordChanged: Holds<
    Same<Readable<t.TypeOf<typeof PasswordChanged>>, Schemas['PasswordChanged']>
  >;
  PasswordRefused: Holds<
    Same<Readable<t.TypeOf<typeof PasswordRefused>>, Schemas['PasswordRefused']>
  >;
  BadgeOrderPlaced: Holds<
    Same<Readable<t.TypeOf<typeof BadgeOrderPlaced>>, Schemas['BadgeOrderPlaced']>
  >;
  PostalDetailsSaved: Holds<
    Same<Readable<t.TypeOf<typeof PostalDetailsSaved>>, Schemas['PostalDetailsSaved']>
  >;
  PostalInvoiceOptionSaved: Holds<
    Same<Readable<t.TypeOf<typeof PostalInvoiceOptionSaved>>, Schemas['PostalInvoiceOptionSaved']>
  >;
  PassagesExportAnswer: Holds<
    Same<Readable<t.TypeOf<typeof PassagesExportAnswer>>, Schemas['PassagesExportAnswer']>
  >;
  TrafficAnswer: Holds<Same<Readable<t.TypeOf<typeof TrafficAnswer>>, Schemas['TrafficAnswer']>>;
  PostsAnswer: Holds<Same<Readable<t.TypeOf<typeof PostsAnswer>>, Schemas['PostsAnswer']>>;
  SocialPost: Holds<Same<Readable<t.TypeOf<typeof SocialPost>>, Schemas['SocialPost']>>;
  SocialPostsAnswer: Holds<
    Same<Readable<t.TypeOf<typeof SocialPostsAnswer>>, Schemas['SocialPostsAnswer']>
  >;
  TicketFlux: Holds<Same<Readable<t.TypeOf<typeof TicketFlux>>, Schemas['TicketFlux']>>;
  TicketFluxesAnswer: Holds<
    Same<Readable<t.TypeOf<typeof TicketFluxesAnswer>>, Schemas['TicketFluxesAnswer']>
  >;
  Receipt: Holds<Same<Readable<t.TypeOf<typeof Receipt>>, Schemas['Receipt']>>;
  Ticket: Holds<Same<Readable<t.TypeOf<typeof Ticket>>, Schemas['Ticket']>>;
  TicketFluxAddedAnswer: Holds<
    Same<Readable<t.TypeOf<typeof TicketFluxAddedAnswer>>, Schemas['TicketFluxAddedAnswer']>
  >;
  TicketFluxRemovedAnswer: Holds<
    Same<Readable<t.TypeOf<typeof TicketFluxRemovedAnswer>>, Schemas['TicketFluxRemovedAnswer']>
  >;
  ReceiptsAnswer: Holds<Same<Readable<t.TypeOf<typeof ReceiptsAnswer>>, Schemas['ReceiptsAnswer']>>;
  TicketReceiptAnswer: Holds<
    Same<Readable<t.TypeOf<typeof TicketReceiptAnswer>>, Schemas['TicketReceiptAnswer']>
  >;
  RefundReceiptAnswer: Holds<
    Same<Readable<t.TypeOf<typeof RefundReceiptAnswer>>, Schemas['RefundReceiptAnswer']>
  >;
  RefundsAnswer: Holds<Same<Readable<t.TypeOf<typeof RefundsAnswer>>, Schemas['RefundsAnswer']>>;
  RefundRequestedAnswer: Holds<
    Same<Readable<t.TypeOf<typeof RefundRequestedAnswer>>, Schemas['RefundRequestedAnswer']>
  >;
  RefundsClaimedAnswer: Holds<
    Same<Readable<t.TypeOf<typeof RefundsClaimedAnswer>>, Schemas['RefundsClaimedAnswer']>
  >;
  TransactionRefundAnswer: Holds<
    Same<Readable<t.TypeOf<typeof TransactionRefundAnswer>>, Schemas['TransactionRefundAnswer']>
  >;
  RefundFoundAnswer: Holds<
    Same<Readable<t.TypeOf<typeof RefundFoundAnswer>>, Schemas['RefundFoundAnswer']>
  >;
  TicketsAnswer: Holds<Same<Readable<t.TypeOf<typeof TicketsAnswer>>, Schemas['TicketsAnswer']>>;
  BankAccount: Holds<Same<Readable<t.TypeOf<typeof BankAccount>>, Schemas['BankAccount']>>;
  BankAccountsAnswer: Holds<
    Same<Readable<t.TypeOf<typeof BankAccountsAnswer>>, Schemas['BankAccountsAnswer']>
  >;
  BankAccountSavedAnswer: Holds<
    Same<Readable<t.TypeOf<typeof BankAccountSavedAnswer>>, Schemas['BankAccountSavedAnswer']>
  >;
  V2Done: Holds<Same<Readable<t.TypeOf<typeof V2Done>>, Schemas['V2Done']>>;
}
