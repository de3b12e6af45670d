import type { ComponentType } from 'react';
import { routes } from '../navigation/routes';
import { island } from '../state/island';

/** It takes the token out of the address that has it, and stays (P2.27). */
const ActivationPage = island(
  async () => (await import('../account/ActivationPage')).ActivationPage,
);

/** The pages that mailed links lead to, and those that ask for such a mail: too seldom seen for the first load to name them. */
export const mailedPages: Readonly<Record<string, ComponentType>> = {
  [routes.lostPassword]: island(
    async () => (await import('../account/LostPasswordPage')).LostPasswordPage,
  ),
  [routes.firstConnection]: island(
    async () => (await import('../account/FirstConnectionPage')).FirstConnectionPage,
  ),
  [routes.activation]: ActivationPage,
  [`${routes.activation}/:token`]: ActivationPage,
  '/activation/:token': ActivationPage,
};
