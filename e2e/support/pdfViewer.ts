import { testArguments } from '../../scripts/browser/launchArguments.ts';

/**
 * Launch options of the full Chromium, which renders PDF files in a page; the headless shell of the
 * other tests does not. Pass it to `test.use` at the top of a file.
 */
export const pdfViewer = {
  launchOptions: {
    executablePath: process.env.CHROMIUM_PATH ?? '',
    args: [...testArguments],
  },
};
