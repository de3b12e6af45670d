import type { AccountGateway } from './AccountGateway';
import type { AudienceMeter } from './AudienceMeter';
import type { BadgeGateway } from './BadgeGateway';
import type { BankAccountGateway } from './BankAccountGateway';
import type { Clock } from './Clock';
import type { ConsentStorage } from './ConsentStorage';
import type { ContractGateway } from './ContractGateway';
import type { Delay } from './Delay';
import type { DocumentHold } from './DocumentHold';
import type { FileSaver } from './FileSaver';
import type { InvoiceGateway } from './InvoiceGateway';
import type { MessageGateway } from './MessageGateway';
import type { NoticeGateway } from './NoticeGateway';
import type { OrderDraftStorage } from './OrderDraftStorage';
import type { OrderGateway } from './OrderGateway';
import type { PassageGateway } from './PassageGateway';
import type { PassagePrinter } from './PassagePrinter';
import type { PdfViewer } from './PdfViewer';
import type { PaymentGateway } from './PaymentGateway';
import type { PaymentPage } from './PaymentPage';
import type { PaymentSigner } from './PaymentSigner';
import type { PreferenceStorage } from './PreferenceStorage';
import type { PublicSiteGateway } from './PublicSiteGateway';
import type { PurchaseGateway } from './PurchaseGateway';
import type { PurchaseStorage } from './PurchaseStorage';
import type { ReceiptGateway } from './ReceiptGateway';
import type { RefundGateway } from './RefundGateway';
import type { SubscriberGateway } from './SubscriberGateway';
import type { TicketGateway } from './TicketGateway';
import type { TokenStorage } from './TokenStorage';
import type { TrafficGateway } from './TrafficGateway';
import type { VisitStorage } from './VisitStorage';

/** Ports that answer at once, needed before the first paint. */
export interface BrowserPorts {
  readonly clock: Clock;
  readonly tokens: TokenStorage;
  readonly preferences: PreferenceStorage;
  readonly consents: ConsentStorage;
  readonly audience: AudienceMeter;
  readonly orderDrafts: OrderDraftStorage;
  readonly visits: VisitStorage;
  readonly purchases: PurchaseStorage;
  readonly documents: DocumentHold;
}

/** The one list of ports. A port added here without a binding does not compile. */
export interface Ports extends BrowserPorts {
  readonly accounts: AccountGateway;
  readonly subscribers: SubscriberGateway;
  readonly invoices: InvoiceGateway;
  readonly badges: BadgeGateway;
  readonly contracts: ContractGateway;
  readonly passages: PassageGateway;
  readonly passagePrinter: PassagePrinter;
  readonly fileSaver: FileSaver;
  readonly pdfViewer: PdfViewer;
  readonly traffic: TrafficGateway;
  readonly publicSite: PublicSiteGateway;
  readonly orders: OrderGateway;
  readonly subscriptions: PurchaseGateway;
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
 * How the store reaches the ports: the browser's at once, all of them after their chunk was loaded,
 * so that the adapters weigh nothing on the first paint. `all` rejects when that chunk cannot be fetched.
 */
export interface PortAccess {
  readonly browser: BrowserPorts;
  readonly all: () => Promise<Ports>;
}
