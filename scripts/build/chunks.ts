/** A chunk that several pages share. It also takes what its modules import and no chunk before it has. */
interface Chunk {
  readonly name: string;
  /** Regular expressions of the paths of its modules. */
  readonly modules: readonly string[];
  /** Only modules that at least so many pages or lazy parts import; the others stay with their page. */
  readonly minShareCount?: number;
}

/**
 * The shared chunks, in an order in which none imports a later one. Each page and each lazy part has a chunk
 * of its own besides. A request costs a slow phone as much as 15 kB over HTTP/1.1 (six at a time, 560 ms
 * each), so what an area needs comes together. What few pages need is no part of a chunk that others load.
 */
const chunks: readonly Chunk[] = [
  {
    // What every page needs beside the entry.
    name: 'application',
    modules: [
      'src/application/(kernel|store|shell)\\b',
      'src/application/publicSite/(loadPublicSite|tariffs)',
      'src/ui/(state|messages)/',
      'src/ui/design/text/',
      'src/ui/design/\\w+/(PartSkeleton|ContentSkeleton|Busy|IconTile|TaskLink|PlainScreen|Content|PlainButton|FailedScreen|Fetched|EmptyState|Actions|colorScheme|ColorSchemeToggle|areaTokens|StepHeading|useFocusOnChange)',
      'src/ui/forms/form/useFocusHandover',
      'src/ui/(shell/(NotFoundPage|ContactLinks)|ordering/startPrice|navigation/(purchasePlace|helpPlace))',
      'src/ui/words/\\w+/(format|formatMonth|operatorText|ordering/ordering|design/shared)\\.',
      'src/domain/basis/(?!postalText|foldLetters|country|phone)',
      'src/domain/ordering/(soldPlan|badgeQuantity|offerCode)',
      'src/domain/(payment/orderReference|passage/(tripCode|place)|invoice/invoicePaymentReference)',
      // The rules that the container needs too.
      'src/domain/publicSite/(slide|socialPost|traffic|offer|cmsAddress|cmsPage|cmsHtml|faq|alert|post|menu)\\.',
      'node_modules/fp-ts/',
    ],
  },
  {
    // Inversify, the client of the API, its codecs, the gateways, and the settings of the place.
    name: 'container',
    modules: [
      'src/composition/(container|settings/configureSite)',
      'src/adapters/http/',
      'generated/operations',
    ],
  },
  {
    // After the first paint of every page: toasts then render without a network.
    name: 'companions',
    modules: [
      'src/ui/app/islands/(Companions|CookieQuestion|ToastQueue)',
      'src/ui/app/islands/(Maintenance|Session|Audience|Offline)Watch',
    ],
  },
  {
    // What public pages share: home, offers, news, editors' pages.
    name: 'content',
    modules: [
      'src/ui/public/(frame|news|offers)/',
      'src/ui/design/(plain|loading)/',
      'src/domain/publicSite/(offer|cmsAddress|cmsPage)',
      'src/ui/navigation/newsCategory',
    ],
    minShareCount: 2,
  },
  {
    // The parts of the home page that hydrate after its first paint.
    name: 'home',
    modules: ['src/ui/public/(home/(?!HomePage)|slider/|traffic/Live)'],
  },
  {
    // What editors write: DOMPurify is 12 kB.
    name: 'richText',
    modules: ['src/ui/cms/'],
    minShareCount: 2,
  },
  {
    // Days and months of trips: the dashboard and the trips.
    name: 'passages',
    modules: ['src/domain/passage/passage(Period|Months|Summary|Week)'],
  },
  {
    // Every page with Mantine: the provider, buttons, text fields and messages.
    name: 'mantine',
    modules: [
      'src/ui/(design/\\w+/(MantineArea|Button\\.tsx|AsyncButton|Message|Card\\.)|area/ConfirmButton)',
      'src/ui/forms/\\w+/(TidyTextInput|EmailField)',
      'node_modules/@mantine/core/(esm/components|styles)/(ActionIcon|NativeSelect|Input|InputBase|TextInput|UnstyledButton|CloseButton|Loader|Button|Alert|Transition|Text|Paper|ThemeIcon|Badge)[/.]',
      'node_modules/@mantine/(core/esm/(core|utils/InlineInput)|hooks/esm/(use-merged-ref|use-uncontrolled))/',
    ],
    minShareCount: 3,
  },
  {
    // Check boxes, switches and radio buttons.
    name: 'choices',
    modules: ['src/ui/forms/fields/(CheckField|RadioGroup|SwitchField)'],
  },
  {
    // Every page with a form: its state and its drafts.
    name: 'forms',
    modules: ['src/ui/forms/(?!file/|password/|\\w+/(Iban|Bic)Field)', 'src/application/drafts/'],
    minShareCount: 2,
  },
  {
    // Where a visitor is in an order or a claim: the first step of an order of badges has no form.
    name: 'steps',
    modules: ['src/ui/design/page/StepProgress'],
  },
  {
    name: 'passwords',
    modules: [
      'src/ui/forms/password/',
      'src/domain/account/(newPassword|credentials|passwordPolicy)',
    ],
    minShareCount: 2,
  },
  {
    // The panels of the accounts.
    name: 'account',
    modules: ['src/ui/account/', 'src/domain/account/', 'src/ui/navigation/carriedAccount'],
    minShareCount: 2,
  },
  {
    // Messages to the operator: the contact form, cancellation and withdrawal.
    name: 'contact',
    modules: [
      'src/(application|domain)/contact/(?!contractEnding)',
      'src/ui/public/contact/DayField',
    ],
    minShareCount: 2,
  },
  {
    // An IBAN that is only shown.
    name: 'shownIban',
    modules: ['src/domain/bank/(maskedIban|groupIban)'],
    minShareCount: 2,
  },
  {
    // Bank details: ibantools is 3 kB.
    name: 'bank',
    modules: ['src/domain/bank/', 'src/ui/forms/\\w+/(Iban|Bic)Field'],
    minShareCount: 2,
  },
  {
    // Files that a visitor hands in.
    name: 'upload',
    modules: ['src/ui/forms/file/'],
    minShareCount: 2,
  },
  {
    // Records as tables, facts and labels.
    name: 'data',
    modules: ['src/ui/design/data/', 'src/ui/design/feedback/UnreadableEntries'],
    minShareCount: 2,
  },
  {
    // Payments by card.
    name: 'payment',
    modules: [
      'src/(application|domain)/(payment/(?!confirm)|notice/)',
      'src/ui/(payment/(PaymentByPhone|PublicPayment|returns/paymentReturns)|member/checkout/checkoutReturns)',
      // What an order of badges and a purchase store until they are paid.
      'src/domain/(purchase/(keptPurchase|purchaseDraft)|ordering/(orderKey|keptBadgeOrder))',
      'src/(application/ordering/badgeOrderDraft|ui/navigation/(freeOrder|noticePlace))',
    ],
    minShareCount: 2,
  },
  {
    // What becomes of a payment by card.
    name: 'paymentResult',
    modules: ['src/(ui|application)/payment/'],
    minShareCount: 2,
  },
  {
    // What orders of badges and the purchase share.
    name: 'ordering',
    modules: ['src/(ui|application|domain)/ordering/(?!DeliveryAddressFields|TermsAcceptance)'],
    minShareCount: 2,
  },
  {
    // What their later steps share.
    name: 'orderingSteps',
    modules: ['src/ui/ordering/'],
    minShareCount: 2,
  },
  {
    // What the steps of the purchase share.
    name: 'purchase',
    modules: [
      'src/ui/purchase/(?!documents)',
      'src/(application|domain)/purchase/(?!purchaseIban)',
    ],
    minShareCount: 2,
  },
  {
    // The frame of the private areas.
    name: 'areaFrame',
    modules: ['src/ui/area/', 'generated/areaIcons'],
    minShareCount: 2,
  },
  {
    // The subscriber area: its frame, and what its pages share.
    name: 'member',
    modules: [
      'src/ui/(app/MemberEntry|member/(area|feedback|help|layout)/)',
      'src/ui/member/(badge/(BadgeStatusPill|badgeWords|LostBadgeLink)|invoice/(invoiceWords|UnpaidPill|InvoiceDownload))',
      'src/application/subscriber/(?!confirmMemberPayment)',
      'src/domain/(subscriber/|badge/shownBadgeStatus)',
      'src/ui/navigation/preselectedBadge',
      'generated/memberIcons',
      'src/ui/member/passages/table/countTrips',
    ],
  },
  {
    // The free-ramp area, in the same way. What one page does alone comes with that page.
    name: 'freeRamp',
    modules: [
      'src/ui/(app/FreeRampEntry|freeRamp/(area/|parts/(?!SelectableList))|navigation/claimedIds|freeRamp/refund/(refundLooks|groupIdentifier|RefundStatusPill|wizardPlace|Wizard\\.module))',
      'src/application/freeRamp/(?!claimRefunds|findTicketOfRequest|lookUpTicket|makeTicketReceipt|requestRefund)',
      'src/domain/freeRamp/(?!refundRequest|refundWizard)',
    ],
  },
];

/** The groups for the code splitting of Rolldown. Modules of the entry are in no other chunk. */
export const chunkGroups = [
  { name: 'index', tags: ['$initial' as const] },
  ...chunks.map(({ name, modules, minShareCount }) => ({
    name,
    test: new RegExp(modules.join('|')),
    ...(minShareCount !== undefined && { minShareCount }),
  })),
];
