import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { operatorHtml } from './scripts/build/operatorHtml.ts';
import { operatorManifest } from './scripts/build/webManifest.ts';
import { zipWithoutWorker } from './scripts/build/zipWithoutWorker.ts';
import { describeBuild, readBuildStage } from './src/composition/buildStage.ts';
import { readConfiguration } from './src/composition/configuration.ts';
import { refusePublicKey } from './src/composition/paymentKey.ts';

/**
 * Needed by every island, in one request: the store, its kernel, the synchronous ports and their types. The
 * rest of a page loads in separate chunks.
 */
const applicationChunk = [
  'node_modules/(@reduxjs|redux|redux-thunk|immer|reselect|react-redux|fp-ts|use-sync-external-store)/',
  'src/application/(kernel|shell)/',
  'src/application/(account/session|store)',
  'src/composition/(openStore|browserPorts|portAccess)',
  'src/adapters/browser/((device/)?local|session(OrderDraft|PaymentRecord|Visit)|storedJson|readOldPlan|keyValueStore|watchStoredKey|memoryDocumentHold|matomoMeter|newOrderKey|systemClock|workerOfflinePage)',
  'src/ui/app/islands/(FooterControls|LiveAccountLink)',
  'src/ui/(state/(WithStore|appHooks|useRun|useFetched)|messages/|navigation/wantedPage)',
  'generated/icons',
  'src/ui/app/RequireSession',
  'src/ui/design/\\w+/(PartSkeleton|Blank|Busy|IconTile|TaskLink|PlainScreen|Content|PlainButton|FailedScreen|Fetched|EmptyState|Actions|colorScheme|ColorSchemeToggle|areaTokens)',
  'src/ui/shell/(NotFoundPage|useCookieQuestion)',
  'src/domain/\\w+/(accessToken|asRecord|cookieConsent|instant|brand|passagePageSize|formatCount|keptBadgeOrder|orderReference|delivery|parseFields|money|badgeQuantity|boundedText|offerCode|orderKey|postalText|plainLetters|partialList|unpaidInvoice|email\\.)',
];

/** Loaded on every page after its first paint, in one request: toasts then render without a network. */
const companionsChunk = [
  'src/ui/app/islands/(Companions|SessionWatch|AudienceWatch|OfflineWatch|CookieQuestion|ToastQueue)',
  'src/ui/navigation/routePattern',
  'src/ui/shell/(ToastRegion|paintedQuestion)',
  'src/ui/(app/noticeMessages|.*/\\w+Notices|member/invoice/invoiceMessages)',
];

/** React and the loading of code, for the first load and for every other chunk. */
const reactChunk = [
  'node_modules/react/',
  'rolldown/runtime',
  'src/ui/state/(loading/(fetchedOnce|lazyPart|LoadingBoundary|useArrival|useHydrated|LossBoundary)|painted/PaintedContent)',
];

/** The frame of the private areas. */
const areaFrameChunk = [
  'src/ui/area/(AreaLayout|Sidebar|wideScreen)',
  'node_modules/@mantine/core/esm/components/(NavLink|Collapse)/',
  'node_modules/@mantine/core/styles/(NavLink|Collapse)\\.',
];

/** The free-ramp area, and what most of its pages need. */
const freeRampChunk = [
  'src/ui/app/pages/freeRampGuards',
  'src/ui/freeRamp/(area|parts)/(?!SelectableList|BlankRows)',
  'src/application/freeRamp/(freeRampSlice|ticketCards|claimedIds|downloadReceipt|enterFreeRamp)',
];

/** Records as tables, facts, cards and labels. */
const dataChunk = [
  'src/ui/design/\\w+/(DataTable|FactList|StatusPill|AmountCard)\\.',
  'node_modules/@mantine/core/(esm/components|styles)/(Badge|DataList)\\b',
];

/** The pages of published content, beside the published data. */
const contentChunk = [
  'src/ui/public/frame/(ContentFrame|HelpBox)',
  'src/ui/design/loading/TextSkeleton',
  'src/ui/cms/(RichText|FileLink|paintedHtml|plainText|TargetLink)',
  'src/ui/design/plain/(PlainPill|Breadcrumb)',
];

/** Needed by every page with Mantine: one request costs less than avoiding the few unused bytes. */
const areaChunk = [
  'src/ui/design/\\w+/(MantineArea|components|Button\\.tsx|AsyncButton|Message|theme|areaBase|Card\\.)',
  'node_modules/@mantine/core/(esm/components|styles)/Text\\b',
];

/** The published data of the operator, for every page that needs a part of them. */
const publishedChunk = [
  'src/application/publicSite/(loadPublicSite|tariffs)',
  'src/ui/state/(usePublicSite|useTariffs|useWanted)',
];

/** The published data on every public page, menu and alerts, in one request. */
const siteChunk = [
  'src/ui/(public/frame/(Published|Fresh)|state/painted/usePaintedContent)',
  'src/ui/app/islands/(LiveAlerts|LiveMenu|LiveFooterEntries|MaintenanceWatch|useMenus)',
  'src/application/publicSite/(readMaintenance|readTraffic|alertsPanel)',
  'src/ui/public/alerts/(AlertsStrip|mayInterrupt)',
  'src/domain/\\w+/polling\\.',
  'src/ui/(shell/SiteMenu|state/(useMinute|usePolling))',
];

/** The parts of the home page that hydrate after its first paint, in one request. */
const homeChunk = [
  'src/ui/public/(home/(?!HomePage)|slider/)',
  'src/ui/public/traffic/(Live|TrafficBoard|TrafficMap|TrafficState|TrafficTable|ClosureReason|toTrafficView|ways)',
  'src/application/publicSite/listSocialPosts',
];

/** Shared by the home page, the news and the offers. */
const newsAndOffersChunk = [
  'src/ui/public/news/(PostCard|PostDate|PostList|PostPicture|News\\.)',
  'src/ui/navigation/newsCategory',
  'src/application/publicSite/listNews',
];

/** The rules of what the operator publishes: the container needs them without the components. */
const publicRulesChunk = [
  'src/domain/\\w+/(slide|socialPost|traffic|offer|cmsAddress|cmsPage|faq|alert|post|siteAddress|menu)\\.',
  'src/ui/cms/(ownAddress|htmlWindow)',
];

/** Shared by the container and the pages: rules that the mappers need, in one request. */
const containerRulesChunk = [
  'src/domain/\\w+/(firstConnection|contractStatus|invoicePaymentReference|calendarDay|contactRoute|refund|invoice|paymentAddress|receipt|paymentForm|paymentSeal|tripCode|purchaseDetails)\\.',
  'src/composition/(\\w*[cC]onfiguration|wrongValue)',
];

/** Needed by every form, in one request. */
const formsChunk = [
  'node_modules/(@mantine/form|klona|fast-deep-equal)/',
  'src/ui/forms/\\w+/(useParsedForm|errorSentences|focusSubmitter|Form\\.|BesideForm|PlateField|CardDigitsField)',
  'src/(ui|domain)/\\w+/(\\w+/)?(emailMessages|characterCount|credentials|personName|licencePlate|cardDigits|payerAddress)\\.',
];

/** The plans and the price: also for pages without Mantine, so no component is in it. */
const orderingChunk = [
  'src/ui/ordering/(reloadWords|startPrice|badgeCount)',
  'src/domain/\\w+/(orderPricing|offerCode|soldPlan)\\.',
];

/** Needed by forms with drafts: the stored draft and the notice about it. */
const draftsChunk = [
  'src/application/drafts/',
  'src/ui/forms/\\w+/(useDraftedForm|DraftNotice|useFocusHandover)',
];

/** For a page about one badge or one document: its contract becomes the selected one. */
const ownContractChunk = [
  'src/domain/subscriber/findOnContracts',
  'src/ui/(member/area/useOwnContract|navigation/preselectedBadge)',
];

/** The base of every field of Mantine, in one request. */
const fieldsChunk = [
  'node_modules/(@mantine/core/esm/core|@mantine/hooks/esm/(use-id|use-merged-ref|use-uncontrolled|use-isomorphic-effect|use-reduced-motion|use-media-query|use-did-update|utils/random-id)|clsx)/',
  'node_modules/@mantine/core/esm/components/(ActionIcon|NativeSelect|Combobox/(ComboboxChevron|Combobox\\.module|get-parsed-combobox-data)|Input|InputBase|TextInput|UnstyledButton|CloseButton|Loader|Button|Alert|Transition)[/.]',
  'src/ui/forms/\\w+/(TidyTextInput|tidyInput|EmailField)',
];

/** Shared by the panels of the accounts. */
const accountChunk = [
  'src/ui/account/\\w+/(AccountPanel|AccountLinks|RedirectNotice)',
  'src/ui/navigation/carriedAccount',
  'src/domain/account/mailToken',
];

/** Needed to request a link by mail and to open it. */
const mailedLinkChunk = [
  'src/ui/account/\\w+/(MailSent|LinkRequestForm|PasswordReset|passwordReset|PasswordChosen|useFocusOnArrival|useMailedLink)',
  'src/application/account/resetPassword',
  'src/domain/account/passwordReset',
];

/** Date arithmetic: loaded only by the pages that need it, beside their own code. */
const calendarChunk = ['node_modules/luxon/', 'src/domain/basis/(calendar|formatMonth)\\.'];

export default defineConfig(({ command, mode, isSsrBuild }) => {
  // An invalid variable fails the build, so that it cannot fail in the browser.
  const env = loadEnv(mode, process.cwd(), 'VITE_');
  const configuration = readConfiguration(env);
  const { payment, audience } = configuration;
  refusePublicKey(env, payment);
  const stage = readBuildStage(env, payment);
  if (command === 'build' && isSsrBuild !== true) {
    console.log(describeBuild(stage, configuration).join('\n'));
  }
  return {
    // A constant, so that tree shaking removes the unused signer.
    define: {
      'import.meta.env.VITE_PAYMENT_SIGNER': JSON.stringify(payment.signer),
      'import.meta.env.VITE_AUDIENCE_URL': JSON.stringify(audience.url),
      'import.meta.env.VITE_AUDIENCE_SITE': JSON.stringify(audience.siteId),
    },
    plugins: [react(), operatorHtml(), operatorManifest(), zipWithoutWorker()],
    publicDir: 'src/static',
    // Packages that Node cannot import are bundled into the script that prerenders the home page.
    ssr: { noExternal: true },
    ...(command === 'build' && {
      css: { modules: { generateScopedName: '[hash:base64:5]' } },
    }),
    build: {
      manifest: isSsrBuild !== true,
      copyPublicDir: isSsrBuild !== true,
      // The polyfill needs an inline script, which the recommended content security policy forbids.
      modulePreload: { polyfill: false },
      // Browsers with light-dark(): compiled away, it would not follow the color-scheme of a block.
      cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
      assetsInlineLimit: 0,
      chunkSizeWarningLimit: 300,
      rolldownOptions: {
        output: {
          codeSplitting: isSsrBuild !== true && {
            includeDependenciesRecursively: false,
            groups: [
              { name: 'application', test: new RegExp(applicationChunk.join('|')) },
              { name: 'companions', test: new RegExp(companionsChunk.join('|')) },
              { name: 'containerRules', test: new RegExp(containerRulesChunk.join('|')) },
              { name: 'publicRules', test: new RegExp(publicRulesChunk.join('|')) },
              { name: 'published', test: new RegExp(publishedChunk.join('|')) },
              { name: 'site', test: new RegExp(siteChunk.join('|')) },
              { name: 'home', test: new RegExp(homeChunk.join('|')) },
              { name: 'newsAndOffers', test: new RegExp(newsAndOffersChunk.join('|')) },
              { name: 'react', test: new RegExp(reactChunk.join('|')) },
              { name: 'freeRamp', test: new RegExp(freeRampChunk.join('|')) },
              { name: 'data', test: new RegExp(dataChunk.join('|')) },
              { name: 'content', test: new RegExp(contentChunk.join('|')) },
              { name: 'areaFrame', test: new RegExp(areaFrameChunk.join('|')) },
              { name: 'area', test: new RegExp(areaChunk.join('|')) },
              { name: 'forms', test: new RegExp(formsChunk.join('|')) },
              { name: 'fields', test: new RegExp(fieldsChunk.join('|')) },
              { name: 'account', test: new RegExp(accountChunk.join('|')) },
              { name: 'mailedLink', test: new RegExp(mailedLinkChunk.join('|')) },
              { name: 'ordering', test: new RegExp(orderingChunk.join('|')) },
              { name: 'calendar', test: new RegExp(calendarChunk.join('|')) },
              { name: 'ownContract', test: new RegExp(ownContractChunk.join('|')) },
              { name: 'drafts', test: new RegExp(draftsChunk.join('|')) },
            ],
          },
        },
      },
    },
  };
});
