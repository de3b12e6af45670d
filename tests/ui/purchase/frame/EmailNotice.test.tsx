import { cleanup, screen, waitFor } from '@testing-library/react';
import * as TE from 'fp-ts/TaskEither';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EmailNotice } from '../../../../src/ui/purchase/frame/EmailNotice';
import { camille, choiceOf, openDevice } from '../openDevice';

afterEach(cleanup);

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => new EventTarget());
});

/** A request is sent after the tasks that wait. */
const flush = () => new Promise((resolve) => setTimeout(resolve));

describe('P4.2 the e-mail check after step 2', () => {
  const linked = 'Cette adresse e-mail a déjà un compte\u202f: votre commande y sera rattachée.';

  function openShop(isTaken: boolean) {
    const asked: string[] = [];
    const device = openDevice({
      isEmailTaken: (email) => {
        asked.push(email);
        return TE.right(isTaken);
      },
    });
    device.change({ ...choiceOf('individual'), details: camille });
    return { ...device, asked };
  }

  it('reports once that the order will be linked to the account of its e-mail', async () => {
    const shop = openShop(true);
    shop.show(EmailNotice, { step: 'delivery' });
    expect((await screen.findByRole('status')).textContent).toBe(linked);
    shop.show(EmailNotice, { step: 'bank' });
    expect(screen.getByRole('status').textContent).toBe(linked);
    expect(shop.asked).toEqual(['camille.durand@example.fr']);
  });

  it('reports nothing for an e-mail without account, and checks the next e-mail', async () => {
    const shop = openShop(false);
    shop.show(EmailNotice, { step: 'delivery' });
    await waitFor(() => expect(shop.asked).toHaveLength(1));
    expect(screen.queryByRole('status')).toBeNull();
    const other = 'dominique@example.fr';
    shop.change({ details: { ...camille, email: other, emailConfirmation: other } });
    await waitFor(() => expect(shop.asked).toEqual(['camille.durand@example.fr', other]));
  });

  it('sends no request before step 3, nor after the order', async () => {
    const shop = openShop(true);
    shop.show(EmailNotice, { step: 'details' });
    await flush();
    shop.show(EmailNotice, { step: 'bank', isReadOnly: true });
    await flush();
    shop.change({ details: { ...camille, emailConfirmation: '' } });
    shop.show(EmailNotice, { step: 'delivery' });
    await flush();
    expect(shop.asked).toEqual([]);
  });
});
