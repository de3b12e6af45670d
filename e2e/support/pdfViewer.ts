import { testArguments } from '../../scripts/browser/launchArguments.ts';

/** The browser that shows a PDF in a page, which the headless shell of the other tests does not: for `test.use`, once in a file. */
export const pdfViewer = {
  launchOptions: {
    executablePath: process.env.CHROMIUM_PATH ?? '',
    args: [...testArguments],
  },
};
