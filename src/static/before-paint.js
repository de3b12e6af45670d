// Errors and lost files until the telemetry takes them over
// (src/adapters/browser/telemetry/watchProblems.ts).
window.earlyProblems = [];
for (const type of ['error', 'unhandledrejection', 'vite:preloadError']) {
  window.addEventListener(type, (event) => {
    if (window.earlyProblems?.length < 20) window.earlyProblems.push(event);
  });
}

// The page of the last visit (src/offline/serviceWorker.ts) may name files that the host no longer has: the
// host's own page follows. Never after something was typed.
window.addEventListener(
  'error',
  ({ target }) => {
    const [{ type } = {}] = performance.getEntriesByType('navigation');
    const isOwn =
      target instanceof HTMLScriptElement && target.src.startsWith(`${location.origin}/assets/`);
    const isLoading = document.readyState !== 'complete' && !window.isUsed;
    const isVisited = navigator.serviceWorker?.controller && type !== 'reload';
    if (isOwn && isLoading && isVisited) location.reload();
  },
  true,
);

// Whether something was typed, ticked or chosen since the page was loaded: a new release is not loaded
// unasked then (src/adapters/browser/release/tabRelease.ts).
window.isUsed = false;
const use = () => (window.isUsed = true);
document.addEventListener('input', use, { capture: true, once: true });

// Before the first paint: applies the scheme that the visitor chose in the footer
// (src/ui/design/theme/colorScheme.ts).
try {
  const choice = localStorage.getItem('colorScheme');
  if (choice === 'light' || choice === 'dark') {
    document.documentElement.setAttribute('data-mantine-color-scheme', choice);
  }
} catch {
  // The browser forbids storage: the scheme of the system is used.
}

// Offers the page in the language that the visitor chose, else in that of the browser, when it is not the
// language of this page (src/ui/shell/LanguageOffers.tsx). For any language but French this is English.
offerLanguage();

function offerLanguage() {
  let wanted = navigator.language;
  try {
    wanted = localStorage.getItem('language') ?? wanted;
  } catch {
    // The browser forbids storage: its own language is offered.
  }
  const [tag] = wanted.split('-');
  if (tag !== document.documentElement.lang) {
    document.documentElement.setAttribute('data-offered', tag === 'fr' ? tag : 'en');
  }
}

// The HTML file contains the cookie question: who has answered never sees it. The rule is that of
// src/domain/publicSite/cookieConsent.ts.
try {
  const answeredAt = localStorage.getItem('cookies') ?? '';
  const age = Math.floor(Date.now() / 1000) - Number(answeredAt);
  if (/^\d{1,12}$/.test(answeredAt) && age >= 0 && age < 182.5 * 24 * 3600) removeQuestion();
} catch {
  // The browser forbids storage: the question is asked.
}

/** Removes the question as soon as the parser has inserted it, before anything is painted. */
function removeQuestion() {
  const observer = new MutationObserver(() => {
    const question = document.querySelector('#cookie-question[data-prerendered] > *');
    if (!question) return;
    observer.disconnect();
    question.parentElement.removeAttribute('data-prerendered');
    question.remove();
  });
  observer.observe(document, { childList: true, subtree: true });
}

// « Mes plaques »: the form of notices reserves the height of the plates that this device keeps
// (src/ui/public/payOnline/MyPlates.module.css).
try {
  const { plates } = JSON.parse(localStorage.getItem('plates'));
  if (plates.length > 0) document.documentElement.setAttribute('data-plates', plates.length);
} catch {
  // Nothing is kept, or the browser forbids storage.
}

// The settings of this place, for the first call (src/adapters/browser/settingsFile.ts).
window.siteSettings = fetch('/config.json', { signal: AbortSignal.timeout(10_000) }).then(
  async (answer) => ({ status: answer.status, text: await answer.text() }),
);
window.siteSettings.catch(() => undefined);

// The first formatter of a time zone takes a slow phone 50 to 70 ms, the next ones none: it is made while the
// code loads, after the first frame (src/domain/basis/calendarDay.ts).
requestAnimationFrame(() => {
  setTimeout(() => new Intl.DateTimeFormat('fr', { timeZone: 'Europe/Paris' }).format());
});

// Calls without input, which the HTML names (scripts/build/earlyCalls.ts), leave while the code loads, which
// takes their answers (src/adapters/http/core/earlyAnswers.ts). Only config.json names an API elsewhere.
window.earlyAnswers = new Map();
const { content } =
  [...document.querySelectorAll('meta[name="early-calls"]')].find(({ dataset }) =>
    location.pathname.startsWith(dataset.under ?? '/'),
  ) ?? {};
const isApiHere = !document.documentElement.hasAttribute('data-api-elsewhere');
if (content && isApiHere) for (const call of content.split(', ')) send(...call.split(' '));

function send(method, path, scope) {
  const authorization = scope ? bearer(scope) : null;
  if (authorization === undefined) return;
  const headers = authorization === null ? {} : { Authorization: authorization };
  const address = new URL(path, location.href).href;
  const limit = new AbortController();
  const answer = fetch(address, { method, headers, signal: limit.signal });
  answer.catch(() => undefined);
  window.earlyAnswers.set(`${method} ${address}`, {
    answer,
    authorization,
    sentAt: Date.now(),
    limit,
  });
}

/** The Authorization header; undefined without a valid token of the scope (domain/account/accessToken.ts). */
function bearer(scope) {
  try {
    const token = localStorage.getItem('token');
    const payload = token.split('.')[1].replaceAll('-', '+').replaceAll('_', '/');
    const { exp, scopes } = JSON.parse(atob(payload));
    return exp > Date.now() / 1000 && scopes.includes(scope) ? `Bearer ${token}` : undefined;
  } catch {
    return undefined;
  }
}

// A painted page does not work before its scripts have run: a form that is sent and a button that is pressed
// are held until then (src/ui/state/painted/heldInput.ts, src/ui/shell/paintedQuestion.ts). No field leaves
// with the address of the page.
for (const act of ['submit', 'click']) {
  document.addEventListener(
    act,
    (event) => {
      const held = answer(event) ?? heldOnPage(event);
      if (!held) return;
      event.preventDefault();
      // React takes the frame over before the page: it must not carry out what is repeated later.
      event.stopPropagation();
      held.setAttribute('data-held', '');
    },
    true,
  );
}

/** A button of the painted cookie question; the one that was pressed last counts. */
function answer({ target }) {
  const button = target.closest('#cookie-question[data-prerendered] button');
  const before = button && document.querySelector('#cookie-question [data-held]');
  before?.removeAttribute('data-held');
  return button;
}

/** What is held on a painted page; null once the page works. */
function heldOnPage(event) {
  const root = event.target.closest('#root[data-prerendered]');
  if (!root) return null;
  return event.type === 'submit' ? event.target : pressed(event, root);
}

/**
 * A button; a link only where the page hands something on to the next one: what was typed, the page to
 * return to after the sign-in (`data-carries`), or what the entry of the history contains.
 */
function pressed(event, root) {
  const button = event.target.closest('button[type=button]');
  if (button || event.ctrlKey || event.metaKey || event.shiftKey) return button;
  const isTyped = [...root.querySelectorAll('input, textarea')].some(
    (field) => field.value !== field.defaultValue,
  );
  const link = event.target.closest('a[href^="/"]');
  const carries = isTyped || link?.hasAttribute('data-carries') || history.state?.usr;
  const canArrive = document.getElementById('unfinished').hidden;
  return carries && canArrive ? link : null;
}

// The script of the site did not arrive: a painted page would never work, another one never show. Or a style
// sheet of a painted page did not.
document.addEventListener(
  'error',
  ({ target }) => {
    const isEntry = target instanceof HTMLScriptElement && target.type === 'module';
    const isStyle = target instanceof HTMLLinkElement && target.hasAttribute('data-painted');
    if (isEntry || isStyle) showUnfinished();
    if (isEntry) reportLostRelease(target.src).catch(() => undefined);
  },
  // The error event of an element does not bubble.
  true,
);

/** The sentence is at the end of the file: a failure may come before the parser has reached it. */
function showUnfinished() {
  const sentence = document.getElementById('unfinished');
  if (sentence) sentence.hidden = false;
  else document.addEventListener('readystatechange', showUnfinished, { once: true });
}

/**
 * Without its entry script a page has no telemetry: this reports the lost release as otlpLogs.ts does, if
 * config.json names an address. The browser has no other trace of a host that serves old pages.
 */
async function reportLostRelease(src) {
  const { telemetryUrl = '' } = JSON.parse((await window.siteSettings).text);
  if (!/^(https:\/)?\//.test(telemetryUrl)) return;
  const text = (key, stringValue) => ({ key, value: { stringValue } });
  const file = /assets\/[\w-]+\.js/.exec(src)?.[0] ?? '';
  const record = {
    timeUnixNano: `${Date.now()}000000`,
    severityNumber: 17,
    eventName: 'site.release.lost',
    attributes: [text('site.file', file)],
  };
  const resource = { attributes: [text('service.name', 'site'), text('service.version', file)] };
  const body = { resourceLogs: [{ resource, scopeLogs: [{ logRecords: [record] }] }] };
  const type = 'application/json';
  navigator.sendBeacon(telemetryUrl, new Blob([JSON.stringify(body)], { type }));
}
