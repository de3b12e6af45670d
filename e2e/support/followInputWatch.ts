import type { Page } from '@playwright/test';

/**
 * Call it before the page is opened. The returned function waits until the page watches what is typed: its
 * `InputWatch` has mounted, whose capturing listener of clicks is the only one of the document.
 */
export async function followInputWatch(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const listen = document.addEventListener.bind(document);
    document.addEventListener = (
      type: string,
      listener: EventListenerOrEventListenerObject,
      options?: boolean | AddEventListenerOptions,
    ): void => {
      listen(type, listener, options);
      if (type === 'click' && options === true) Reflect.set(window, 'watchesInput', true);
    };
  });
  return async () => {
    await page.waitForFunction(() => Reflect.get(window, 'watchesInput') === true);
  };
}
