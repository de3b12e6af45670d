import { cleanup, fireEvent, screen } from '@testing-library/react';
import { renderInMantine } from '../../support/browser/renderInMantine';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { CookieOverlay } from '../../../src/ui/shell/CookieOverlay';

afterEach(cleanup);

const audience = (): HTMLInputElement => screen.getByRole('switch', { name: "Mesure d'audience" });
const thirdParty = (): HTMLInputElement => screen.getByRole('switch', { name: 'Services tiers' });
const press = (name: string): void => {
  fireEvent.click(screen.getByRole('button', { name }));
};
/** The code of the switches arrives with the first press. */
const choose = async (): Promise<void> => {
  press('Choisir');
  await screen.findByRole('switch', { name: 'Services tiers' });
};
const ignore = (): void => undefined;

describe('the cookie question (P4.34)', () => {
  test('the switches are behind « Choisir »; none is on in advance', async () => {
    renderInMantine(<CookieOverlay measuresAudience onRefuse={ignore} onAccept={ignore} />);
    expect(screen.queryByRole('switch')).toBeNull();
    await choose();
    expect(audience().checked).toBe(false);
    expect(thirdParty().checked).toBe(false);
  });

  test('the bar names the purposes: accepting there accepts all of them', () => {
    const onAccept = vi.fn();
    renderInMantine(<CookieOverlay measuresAudience onRefuse={ignore} onAccept={onAccept} />);
    press("J'accepte");
    expect(onAccept).toHaveBeenCalledExactlyOnceWith({ audience: true, thirdParty: true });
  });

  test('accepting with the switches shown stores them as they stand', () => {
    const onAccept = vi.fn();
    renderInMantine(<CookieOverlay measuresAudience onRefuse={ignore} onAccept={onAccept} />);
    press('Choisir');
    press("J'accepte");
    expect(onAccept).toHaveBeenCalledExactlyOnceWith({ audience: false, thirdParty: false });
  });

  test('accepting stores the values of the two switches, hidden again or not', async () => {
    const onAccept = vi.fn();
    renderInMantine(<CookieOverlay measuresAudience onRefuse={ignore} onAccept={onAccept} />);
    await choose();
    fireEvent.click(audience());
    press('Choisir');
    press("J'accepte");
    expect(onAccept).toHaveBeenCalledExactlyOnceWith({ audience: true, thirdParty: false });
  });

  test('refusing refuses everything, whatever the values of the switches', async () => {
    const onRefuse = vi.fn();
    const onAccept = vi.fn();
    renderInMantine(<CookieOverlay measuresAudience onRefuse={onRefuse} onAccept={onAccept} />);
    await choose();
    fireEvent.click(audience());
    press('Tout refuser');
    expect(onRefuse).toHaveBeenCalledOnce();
    expect(onAccept).not.toHaveBeenCalled();
  });

  test('P3.26 without an audience meter there is no switch for it, and it is never accepted', async () => {
    const onAccept = vi.fn();
    const earlier = { audience: true, thirdParty: false };
    renderInMantine(
      <CookieOverlay
        measuresAudience={false}
        initial={earlier}
        onRefuse={ignore}
        onAccept={onAccept}
      />,
    );
    await choose();
    expect(screen.getAllByRole('switch')).toEqual([thirdParty()]);
    press("J'accepte");
    expect(onAccept).toHaveBeenCalledExactlyOnceWith({ audience: false, thirdParty: false });
  });

  test('refusing and accepting look the same', () => {
    renderInMantine(<CookieOverlay measuresAudience onRefuse={ignore} onAccept={ignore} />);
    const [refuse, accept] = ['Tout refuser', "J'accepte"].map((name) =>
      screen.getByRole('button', { name }),
    );
    expect(refuse?.className).toBe(accept?.className);
  });

  test('the first question does not take the focus', () => {
    renderInMantine(<CookieOverlay measuresAudience onRefuse={ignore} onAccept={ignore} />);
    expect(document.activeElement).toBe(document.body);
  });

  test('reopened, it shows the last answer, which closing by its button or by Escape does not change', async () => {
    const onAnswer = vi.fn();
    const onClose = vi.fn();
    renderInMantine(
      <CookieOverlay
        measuresAudience
        reopened
        initial={{ audience: false, thirdParty: true }}
        onRefuse={onAnswer}
        onAccept={onAnswer}
        onClose={onClose}
      />,
    );
    expect(await screen.findByRole('switch', { name: 'Services tiers' })).toHaveProperty(
      'checked',
      true,
    );
    fireEvent.click(audience());
    press('Fermer');
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    expect(onClose).toHaveBeenCalledTimes(2);
    expect(onAnswer).not.toHaveBeenCalled();
  });

  test('asked for the first time, it cannot be closed without an answer', () => {
    const onClose = vi.fn();
    renderInMantine(
      <CookieOverlay measuresAudience onRefuse={ignore} onAccept={ignore} onClose={onClose} />,
    );
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    expect(screen.queryByRole('button', { name: 'Fermer' })).toBeNull();
    expect(onClose).not.toHaveBeenCalled();
  });
});
