import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { operatorHtml } from './scripts/build/operatorHtml.ts';
import { readConfiguration } from './src/composition/configuration.ts';
import { refusePublicKey } from './src/composition/paymentKey.ts';

/**
 * What every island needs, in one request: the store, its kernel, the ports that answer at once, and the small
 * vocabulary around them. The rest of a page comes in chunks of its own.
 */
const applicationChunk = [
  'node_modules/(@reduxjs|redux|redux-thunk|immer|reselect|react-redux|fp-ts|use-sync-external-store)/',
  'src/application/(kernel|shell)/',
  'src/application/(account/session|store)',
  'src/composition/(openStore|browserPorts|portAccess)',
  'src/adapters/browser/(local|session(OrderDraft|Visit)|readKept|keyValueStore|watchStoredKey|memoryDocumentHold|matomoMeter|newOrderKey|systemClock)',
  'src/ui/app/islands/(FooterControls|LiveAccountLink)',
  'src/ui/(state/(WithStore|appHooks|useRun|useFetched)|messages/|navigation/wantedPage)',
  'src/ui/design/(Busy|Button\\.tsx|FailedScreen|Fetched|EmptyState|Actions|colorScheme|ColorSchemeToggle|areaTokens)',
  'src/ui/shell/(NotFoundPage|useCookieQuestion)',
  'src/domain/(accessToken|cookieConsent|instant|brand|passagePageSize|formatCount|keptBadgeOrder|orderReference|delivery|parseFields|money|badgeQuantity|boundedText|orderKey|postalText|plainLetters)',
];

/** What accompanies every page after its first paint, in one request: toasts can be told without a network. */
const companionsChunk = [
  'src/ui/app/islands/(Companions|SessionWatch|AudienceWatch|CookieQuestion|ToastQueue)',
  'src/ui/navigation/routePattern',
  'src/ui/shell/ToastRegion',
  'src/ui/(app/noticeMessages|.*/\\w+Notices|member/invoice/invoiceMessages)',
];

/** What every page with Mantine needs, in one request: a request costs more than the few bytes that a page may not use. */
const areaChunk = [
  'src/ui/area/(AreaLayout|Sidebar|MenuDrawer)',
  'src/ui/design/(MantineArea|AsyncButton|Message|theme|areaBase)',
];

/** What the operator publishes, for whoever needs a part of it. */
const publishedChunk = ['src/application/publicSite/', 'src/ui/state/(usePublicSite|useTariffs)'];

/** What every public page shows of what the operator publishes: menu and alerts, in one request. */
const siteChunk = [
  'src/ui/public/Published',
  'src/ui/app/islands/(LiveAlerts|LiveMenu|LiveFooterEntries|MaintenanceWatch|useMenus)',
  'src/application/public/(maintenance|readMaintenance)',
  'src/domain/(alert|post|siteAddress|menu|polling)\\.',
  'src/ui/(shell/SiteMenu|state/(useMinute|usePolling))',
];

/** What comes alive on the home page after its first paint, in one request. */
const homeChunk = [
  'src/ui/public/(home|slider)/',
  'src/ui/public/(Live|TrafficBoard|TrafficMap|TrafficTable|toTrafficView)',
  'src/application/public/(listSocialPosts|readTraffic|trafficSlice)',
  'src/domain/(slide|socialPost|traffic)\\.',
];

/** What the home page shares with the pages of the news and of the offers. */
const newsAndOffersChunk = [
  'src/ui/public/news/(PostCard|PostDate|PostList|PostPicture)',
  'src/ui/navigation/newsCategory',
  'src/domain/(offer|cmsAddress|cmsPage)\\.',
];

/** What the container shares with the pages: rules that the mappers need, in one request. */
const containerRulesChunk = [
  'src/domain/(firstConnection|contractStatus|invoicePaymentReference|calendarDay|contactRoute|refund|invoice|paymentAddress)\\.',
  'src/composition/(\\w*[cC]onfiguration|wrongValue)',
];

/** What every form needs, in one request. */
const formsChunk = [
  'node_modules/(@mantine/form|klona|fast-deep-equal)/',
  'src/ui/forms/(useParsedForm|misfitSentences|focusSubmitter|Form\\.)',
];

/** What the order of badges and the purchase of a subscription show from their first paint on: the plans and the price. */
const orderingChunk = [
  'src/ui/ordering/(OrderPriceCard|OrderLayout|badgeCount)',
  'src/domain/(orderPricing|offerCode|soldPlan)\\.',
];

/** What a form that keeps drafts needs besides: those that the server may hold back say so. */
const draftsChunk = [
  'src/application/forms/',
  'src/ui/forms/(useDraftedForm|DraftNotice|useFocusHandover)',
  'src/ui/member/SyncNotice',
];

/** What every field of Mantine's stands on, in one request. */
const fieldsChunk = [
  'node_modules/(@mantine/core/esm/core|@mantine/hooks/esm/use-id|clsx)/',
  'node_modules/@mantine/core/esm/components/(Input|InputBase|TextInput|UnstyledButton|CloseButton|Loader)/',
  'src/ui/forms/(TidyTextInput|tidyInput|EmailField)',
];

/** What the panels of the accounts share. */
const accountChunk = [
  'src/ui/account/(AccountPanel|AccountLinks|RedirectNotice)',
  'src/ui/navigation/carriedAccount',
  'src/domain/mailToken',
];

/** What a mailed link is asked for and followed with. */
const mailedLinkChunk = [
  'src/ui/account/(MailSent|LinkRequestForm|PasswordReset|passwordReset|PasswordChosen|useFocusOnArrival|useMailedLink)',
  'src/application/account/resetPassword',
  'src/domain/passwordReset',
];

export default defineConfig(({ command, mode, isSsrBuild }) => {
  // A wrong value stops the build, not the visitor.
  const env = loadEnv(mode, process.cwd(), 'VITE_');
  const { payment, audience } = readConfiguration(env);
  refusePublicKey(env, payment);
  return {
    // A constant, so that the signer which is not used leaves the bundle.
    define: {
      'import.meta.env.VITE_PAYMENT_SIGNER': JSON.stringify(payment.signer),
      'import.meta.env.VITE_AUDIENCE_URL': JSON.stringify(audience.url),
      'import.meta.env.VITE_AUDIENCE_SITE': JSON.stringify(audience.siteId),
    },
    plugins: [react(), operatorHtml()],
    publicDir: 'src/static',
    // Packages that Node cannot import as they are become a part of the bundle that paints the home page.
    ssr: { noExternal: ['fp-ts', 'io-ts'] },
    ...(command === 'build' && {
      css: { modules: { generateScopedName: '[hash:base64:5]' } },
    }),
    build: {
      manifest: isSsrBuild !== true,
      copyPublicDir: isSsrBuild !== true,
      // The recommended content security policy allows no inline script, which the polyfill would need.
      modulePreload: { polyfill: false },
      // Browsers that know light-dark(): compiled away, it would no longer follow a block's own colour scheme.
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
              { name: 'published', test: new RegExp(publishedChunk.join('|')) },
              { name: 'site', test: new RegExp(siteChunk.join('|')) },
              { name: 'home', test: new RegExp(homeChunk.join('|')) },
              { name: 'newsAndOffers', test: new RegExp(newsAndOffersChunk.join('|')) },
              { name: 'area', test: new RegExp(areaChunk.join('|')) },
              { name: 'forms', test: new RegExp(formsChunk.join('|')) },
              { name: 'fields', test: new RegExp(fieldsChunk.join('|')) },
              { name: 'account', test: new RegExp(accountChunk.join('|')) },
              { name: 'mailedLink', test: new RegExp(mailedLinkChunk.join('|')) },
              { name: 'ordering', test: new RegExp(orderingChunk.join('|')) },
              { name: 'drafts', test: new RegExp(draftsChunk.join('|')) },
            ],
          },
        },
      },
    },
  };
});
