import { expect, test as base } from '@playwright/test';
import { openChromium } from '../../scripts/engines/chromium.ts';
import { openFirefox } from '../../scripts/engines/firefox.ts';
import type { Tab } from '../../scripts/engines/Tab.ts';
import { problemsKey } from '../../scripts/engines/watchPage.ts';
import { openWebKit, type WebKitPrograms } from '../../scripts/engines/webKit.ts';
import { control, type ControlKind } from './findControl.ts';

const {
  SITE_URL,
  OPERATOR_SITES = '{}',
  CHROMIUM_PATH = '',
  FIREFOX_PATH = '',
  WEBKIT_PROGRAMS = 'null',
} = process.env;

/** The origin of the site on the examples of the contract. */
export const mocked = SITE_URL ?? '';

/** Engine → origin of the site on a simulated operator of its own. */
const operatedSites = JSON.parse(OPERATOR_SITES) as Readonly<Record<string, string>>;

/** A visitor in one engine. Each step waits for the control that it needs. */
export interface Visitor extends Tab {
  /** Opens an address, until the site has taken over what the build painted. */
  readonly opens: (address: string) => Promise<void>;
  readonly sees: (kind: ControlKind, name: string) => Promise<void>;
  readonly fills: (fields: Readonly<Record<string, string>>) => Promise<void>;
  readonly presses: (name: string) => Promise<void>;
  readonly ticks: (label: string) => Promise<void>;
  readonly follows: (name: string) => Promise<void>;
  /** What the browser and the page have reported. */
  readonly sawProblems: () => Promise<readonly string[]>;
}

const engines: Readonly<Record<string, () => Promise<Tab>>> = {
  chromium: () => openChromium(CHROMIUM_PATH),
  firefox: () => openFirefox(FIREFOX_PATH),
  webkit: () => openWebKit(JSON.parse(WEBKIT_PROGRAMS) as WebKitPrograms),
};

/**
 * A test with a visitor, in the engine of the project; the browser ends with it. Playwright reads from the
 * first parameter which fixtures a fixture needs.
 */
export const test = base.extend<{ readonly visitor: Visitor; readonly operated: string }>({
  operated: async ({}, use, { project }) => use(operatedSites[project.name] ?? ''),
  visitor: async ({}, use, { project, annotations }) => {
    const open = engines[project.name];
    if (!open) throw new Error(`There is no engine ${project.name}`);
    const tab = await open();
    annotations.push({ type: 'browser', description: tab.browser });
    try {
      await use(visitorOf(tab));
    } finally {
      await tab.close();
    }
  },
});

function visitorOf(tab: Tab): Visitor {
  /** A page that is being left cannot be read: it is read again. */
  const holds = async (expression: string, message: string): Promise<void> => {
    await expect(async () => {
      expect(await tab.read(expression), message).toBe(true);
    }).toPass({ intervals: [100] });
  };
  const sees = (kind: ControlKind, name: string): Promise<void> =>
    holds(`${control(kind, name)} !== null`, `${kind} « ${name} »`);
  const press = (kind: ControlKind) => async (name: string) => {
    await sees(kind, name);
    await tab.press(control(kind, name));
  };
  return {
    ...tab,
    sees,
    opens: async (address) => {
      await tab.open(address);
      await holds(`document.querySelector('[data-prerendered]') === null`, address);
    },
    fills: async (fields) => {
      for (const [label, text] of Object.entries(fields)) {
        await sees('field', label);
        await tab.type(control('field', label), text);
      }
    },
    presses: press('button'),
    ticks: press('field'),
    follows: press('link'),
    sawProblems: async () => {
      const kept = await tab.read(`sessionStorage.getItem(${JSON.stringify(problemsKey)})`);
      return [
        ...tab.problems(),
        ...(typeof kept === 'string' ? (JSON.parse(kept) as string[]) : []),
      ];
    },
  };
}
