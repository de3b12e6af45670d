import type { Page } from '@playwright/test';

/**
 * Call it before the page is opened. The returned function waits until the page watches what is typed: the
 * effects of `InputWatch` have run, one of which listens to the clicks of the document.
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
      const isOfWatch = new Error().stack?.includes('/assets/InputWatch-') === true;
      if (type === 'click' && isOfWatch) Reflect.set(window, 'watchesInput', true);
    };
  });
  return async () => {
    await page.waitForFunction(() => Reflect.get(window, 'watchesInput') === true);
  };
}
