import type { Country } from '../../domain/basis/country';
import type { KeptValue } from '../kernel/KeptValue';
import type { AccountGateway } from './account/AccountGateway';
import type { ArchiveWriter } from './device/ArchiveWriter';
import type { AudienceMeter } from './device/AudienceMeter';
import type { BadgeGateway } from './badge/BadgeGateway';
import type { BankReturns } from './payment/BankReturns';
import type { BankAccountGateway } from './bank/BankAccountGateway';
import type { Chime } from './device/Chime';
import type { Clock } from './device/Clock';
import type { ConsentStorage } from './device/ConsentStorage';
import type { ContractGateway } from './contract/ContractGateway';
import type { Delay } from './device/Delay';
import type { DocumentHold } from './purchase/DocumentHold';
import type { RouteStorage } from './publicSite/RouteStorage';
import type { FileSaver } from './device/FileSaver';
import type { HeldDrafts } from './device/HeldDrafts';
import type { InvoiceGateway } from './invoice/InvoiceGateway';
import type { MessageGateway } from './contact/MessageGateway';
import type { NoticeGateway } from './notice/NoticeGateway';
import type { OfflinePage } from './device/OfflinePage';
import type { OrderDraftStorage } from './ordering/OrderDraftStorage';
import type { OrderGateway } from './ordering/OrderGateway';
import type { PassageGateway } from './passage/PassageGateway';
import type { PassagePrinter } from './passage/PassagePrinter';
import type { PdfViewer } from './device/PdfViewer';
import type { PaymentGateway } from './payment/PaymentGateway';
import type { PaymentPage } from './payment/PaymentPage';
import type { PaymentRecordStorage } from './payment/PaymentRecordStorage';
import type { PaymentSigner } from './payment/PaymentSigner';
import type { PlateStorage } from './notice/PlateStorage';
import type { PreferenceStorage } from './device/PreferenceStorage';
import type { PublicSiteGateway } from './publicSite/PublicSiteGateway';
import type { PurchaseGateway } from './purchase/PurchaseGateway';
import type { PurchaseStorage } from './purchase/PurchaseStorage';
import type { ReceiptGateway } from './freeRamp/ReceiptGateway';
import type { RefundGateway } from './freeRamp/RefundGateway';
import type { ScrollPlaceStorage } from './device/ScrollPlaceStorage';
import type { SignatureStorage } from './purchase/SignatureStorage';
import type { SiteRelease } from './device/SiteRelease';
import type { SubscriberGateway } from './subscriber/SubscriberGateway';
import type { Telemetry } from './device/Telemetry';
import type { TicketGateway } from './freeRamp/TicketGateway';
import type { TokenStorage } from './device/TokenStorage';
import type { TrafficGateway } from './publicSite/TrafficGateway';
import type { TrafficStorage } from './publicSite/TrafficStorage';
import type { VisitStorage } from './device/VisitStorage';
import type { WorkbookWriter } from './device/WorkbookWriter';

/** Ports whose code is loaded with the store. The others are loaded with the container (`PortAccess.all`). */
export interface BrowserPorts {
  readonly clock: Clock;
  readonly tokens: TokenStorage;
  readonly preferences: PreferenceStorage;
  readonly consents: ConsentStorage;
  readonly audience: AudienceMeter;
  readonly orderDrafts: OrderDraftStorage;
  readonly paymentRecords: PaymentRecordStorage;
  readonly visits: VisitStorage;
  readonly purchaseDrafts: PurchaseStorage;
  readonly documents: DocumentHold;
  readonly signatures: SignatureStorage;
  readonly lastTraffic: TrafficStorage;
  readonly routes: RouteStorage;
  readonly plates: PlateStorage;
  readonly offlinePage: OfflinePage;
  readonly telemetry: Telemetry;
  readonly release: SiteRelease;
  readonly heldDrafts: HeldDrafts;
  /** The navigation state on the way to the same page in another language. */
  readonly carriedState: KeptValue<{ readonly page: string; readonly state: unknown }>;
  readonly scrollPlaces: ScrollPlaceStorage;
  readonly payerCountry: KeptValue<Country>;
  readonly bankReturns: BankReturns;
}

/** The complete list of ports. A port without a binding does not compile. */
export interface Ports extends BrowserPorts {
  readonly accounts: AccountGateway;
  readonly subscribers: SubscriberGateway;
  readonly invoices: InvoiceGateway;
  readonly badges: BadgeGateway;
  readonly contracts: ContractGateway;
  readonly passages: PassageGateway;
  readonly passagePrinter: PassagePrinter;
  readonly chime: Chime;
  readonly fileSaver: FileSaver;
  readonly archives: ArchiveWriter;
  readonly workbooks: WorkbookWriter;
  readonly pdfViewer: PdfViewer;
  readonly traffic: TrafficGateway;
  readonly publicSite: PublicSiteGateway;
  readonly orders: OrderGateway;
  readonly purchases: PurchaseGateway;
  readonly notices: NoticeGateway;
  readonly payments: PaymentGateway;
  readonly paymentSigner: PaymentSigner;
  readonly paymentPage: PaymentPage;
  readonly refunds: RefundGateway;
  readonly receipts: ReceiptGateway;
  readonly tickets: TicketGateway;
  readonly bankAccounts: BankAccountGateway;
  readonly messages: MessageGateway;
  readonly delay: Delay;
}

/**
 * How the store accesses the ports: those of the browser at once, all of them after their chunk has loaded,
 * so that the adapters are not part of the first load. `all` rejects when that chunk cannot be fetched.
 */
export interface PortAccess {
  readonly browser: BrowserPorts;
  readonly all: () => Promise<Ports>;
}
