import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { isForeign } from '../../domain/basis/isForeign';
import { nothingKept, type KeptPurchase } from '../../domain/purchase/keptPurchase';
import type { OrderedPurchase } from '../../domain/purchase/orderedPurchase';
import type { OrderReference } from '../../domain/payment/orderReference';
import type { PurchaseDocument } from '../../domain/purchase/purchaseDocuments';
import { paymentSettled, signedIn, signedOut } from '../kernel/events';
import { idle, type RemoteData } from '../kernel/RemoteData';
import type { ServiceError } from '../kernel/ServiceError';
import { trackRemoteData } from '../kernel/trackRemoteData';
import type { ContractToSign } from '../ports/purchase/PurchaseGateway';
import { rootReducer } from '../store';
import { askOrderPaid, generateContract, retrievePurchase } from './purchaseCalls';

/** Whether an e-mail already has an account; null while the request runs, or after it failed. */
export interface EmailCheck {
  readonly email: string;
  readonly isTaken: boolean | null;
}

export type RemoteOrder = RemoteData<ServiceError, OrderedPurchase>;

/** Whether the server reports the order of the address as paid. */
export type RemotePaid = RemoteData<ServiceError, boolean>;

export type RemoteContract = RemoteData<ServiceError, ContractToSign>;

interface PurchaseState {
  /** null until it was read. */
  readonly kept: KeptPurchase | null;
  /** Increases each time the stored purchase changes outside these forms, which then show it again. */
  readonly revision: number;
  /** As typed: in memory only, as are the documents. */
  readonly iban: string;
  readonly isIbanRight: boolean;
  /** The documents that are available and passed the checks. */
  readonly documents: readonly PurchaseDocument[];
  /** Who entered the IBAN or chose a document: a user name, or null for a visitor. */
  readonly secretsOwner: string | null;
  readonly isOrdering: boolean;
  readonly emailCheck: EmailCheck | null;
  /** The reference in the address. */
  readonly openedReference: OrderReference | null;
  readonly order: RemoteOrder;
  readonly paid: RemotePaid;
  readonly contract: RemoteContract;
}

const noSecrets = { iban: '', isIbanRight: false, documents: [], secretsOwner: null };

const nothing: PurchaseState = {
  kept: null,
  revision: 0,
  ...noSecrets,
  isOrdering: false,
  emailCheck: null,
  openedReference: null,
  order: idle,
  paid: idle,
  contract: idle,
};

/**
 * The purchase of a subscription. It belongs to the user of this device, signed in or not; a sign-out removes
 * it. If another person signs in after a session has expired, the IBAN and the documents are removed.
 */
const purchaseSlice = createSlice({
  name: 'purchase',
  initialState: nothing,
  reducers: {
    purchaseRecalled: (state, { payload }: PayloadAction<KeptPurchase>) => ({
      ...state,
      kept: payload,
      revision: state.revision + 1,
    }),
    purchaseChanged: (state, { payload }: PayloadAction<KeptPurchase>) => ({
      ...state,
      kept: payload,
    }),
    purchaseRestarted: ({ revision }, { payload }: PayloadAction<KeptPurchase>) => ({
      ...nothing,
      kept: payload,
      revision: revision + 1,
    }),
    ibanTyped: (
      state,
      { payload }: PayloadAction<Pick<PurchaseState, 'iban' | 'isIbanRight' | 'secretsOwner'>>,
    ) => ({ ...state, ...payload }),
    documentsHeld: (
      state,
      { payload }: PayloadAction<Pick<PurchaseState, 'documents' | 'secretsOwner'>>,
    ) => ({ ...state, ...payload }),
    secretsDropped: (state) => ({ ...state, ...noSecrets }),
    purchaseOrderStarted: (state) => ({ ...state, isOrdering: true }),
    purchaseOrderEnded: (state) => ({ ...state, isOrdering: false }),
    emailChecked: (state, { payload }: PayloadAction<EmailCheck | null>) => ({
      ...state,
      emailCheck: payload,
    }),
    /** The contract that this tab kept, or null: it is generated again, with its documents. */
    contractRecalled: (state, { payload }: PayloadAction<ContractToSign | null>) => ({
      ...state,
      contract: payload ? { status: 'ready' as const, data: payload } : idle,
    }),
    orderOpened: (state, { payload }: PayloadAction<OrderReference>) => ({
      ...state,
      openedReference: payload,
      order: idle,
      paid: idle,
      contract: idle,
    }),
  },
  extraReducers: (builder) => {
    trackRemoteData(builder, retrievePurchase, 'order');
    trackRemoteData(builder, askOrderPaid, 'paid');
    trackRemoteData(builder, generateContract, 'contract');
    builder.addCase(signedOut, ({ kept, revision }) => ({
      ...nothing,
      kept: kept && nothingKept,
      revision: revision + 1,
    }));
    builder.addCase(paymentSettled, (state, { payload }) =>
      payload.type === 'order' ? { ...state, ...noSecrets } : state,
    );
    builder.addCase(signedIn, (state, { payload: { username } }) =>
      isForeign(state.secretsOwner, username)
        ? { ...state, ...noSecrets, revision: state.revision + 1 }
        : state,
    );
  },
  selectors: {
    selectKeptPurchase: (state): KeptPurchase | null => state.kept,
    selectPurchaseRevision: (state): number => state.revision,
    selectPurchaseIban: (state): string => state.iban,
    selectIsIbanRight: (state): boolean => state.isIbanRight,
    selectHeldDocuments: (state): readonly PurchaseDocument[] => state.documents,
    selectIsOrderingSubscription: (state): boolean => state.isOrdering,
    selectEmailCheck: (state): EmailCheck | null => state.emailCheck,
    selectOpenedReference: (state): OrderReference | null => state.openedReference,
    selectOrderedPurchase: (state): RemoteOrder => state.order,
    selectOrderPaid: (state): RemotePaid => state.paid,
    selectContractToSign: (state): RemoteContract => state.contract,
  },
});

declare module '../store' {
  // oxlint-disable-next-line typescript/no-empty-object-type -- declaration merging needs an interface
  interface LazySlices extends WithSlice<typeof purchaseSlice> {}
}

export const {
  purchaseRecalled,
  purchaseChanged,
  purchaseRestarted,
  ibanTyped,
  documentsHeld,
  secretsDropped,
  purchaseOrderStarted,
  purchaseOrderEnded,
  emailChecked,
  contractRecalled,
  orderOpened,
} = purchaseSlice.actions;

export const {
  selectKeptPurchase,
  selectPurchaseRevision,
  selectPurchaseIban,
  selectIsIbanRight,
  selectHeldDocuments,
  selectIsOrderingSubscription,
  selectEmailCheck,
  selectOpenedReference,
  selectOrderedPurchase,
  selectOrderPaid,
  selectContractToSign,
} = purchaseSlice.injectInto(rootReducer).selectors;
