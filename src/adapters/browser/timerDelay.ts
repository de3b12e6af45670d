import type { Delay } from '../../application/ports/device/Delay';

export const timerDelay: Delay = {
  wait: (milliseconds) => () =>
    new Promise((resolve) => {
      setTimeout(resolve, milliseconds);
    }),
};
