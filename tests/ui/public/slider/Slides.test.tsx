import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState, type ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { OrderedSlides } from '../../../../src/ui/public/slider/Slides';

let prefersStill = false;

beforeEach(() => {
  vi.useFakeTimers();
  prefersStill = false;
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: prefersStill }));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const slides = [1, 2].map((position) => ({
  position,
  image: `/slide-${position}.svg`,
  title: `Diapositive du port ${position}`,
  subtitle: null,
  description: null,
}));

function Slider(): ReactElement {
  const [current, setCurrent] = useState(0);
  return (
    <section aria-label="À la une">
      <OrderedSlides slides={slides} current={current} onShow={setCurrent} />
    </section>
  );
}

const after = (seconds: number): void => {
  act(() => {
    vi.advanceTimersByTime(seconds * 1000);
  });
};
const position = (): string => screen.getByText(/sur 3/).textContent;
const press = (name: string): void => {
  fireEvent.click(screen.getByRole('button', { name }));
};

describe('P9.14 the slider', () => {
  test('shows the next slide every 5 seconds, and the first after the last', () => {
    render(<Slider />);
    expect(position()).toContain('1 sur 3');
    after(4.9);
    expect(position()).toContain('1 sur 3');
    after(0.1);
    expect(position()).toContain('2 sur 3');
    after(5);
    after(5);
    expect(position()).toContain('1 sur 3');
  });

  test('moves by its buttons, in both directions', () => {
    render(<Slider />);
    press('Diapositive précédente');
    expect(position()).toContain('3 sur 3');
    press('Diapositive suivante');
    expect(position()).toContain('1 sur 3');
  });

  test('can be paused and resumed', () => {
    render(<Slider />);
    press('Mettre en pause');
    after(20);
    expect(position()).toContain('1 sur 3');
    press('Reprendre le défilement');
    after(5);
    expect(position()).toContain('2 sur 3');
  });

  test('stops while it is focused or hovered', () => {
    render(<Slider />);
    const button = screen.getByRole('button', { name: 'Diapositive suivante' });
    vi.spyOn(button, 'matches').mockReturnValue(true);
    fireEvent.focusIn(button);
    after(20);
    expect(position()).toContain('1 sur 3');
    fireEvent.focusOut(button);
    fireEvent.pointerEnter(screen.getByRole('region', { name: 'À la une' }));
    after(20);
    expect(position()).toContain('1 sur 3');
    fireEvent.pointerLeave(screen.getByRole('region', { name: 'À la une' }));
    after(5);
    expect(position()).toContain('2 sur 3');
  });

  test('does not move with prefers-reduced-motion, until it is started', () => {
    prefersStill = true;
    render(<Slider />);
    after(20);
    expect(position()).toContain('1 sur 3');
    press('Reprendre le défilement');
    after(5);
    expect(position()).toContain('2 sur 3');
  });

  test('announces its position only when the visitor moves it', () => {
    render(<Slider />);
    expect(screen.getByText(/sur 3/).closest('p')?.getAttribute('aria-live')).toBe('off');
    press('Mettre en pause');
    expect(screen.getByText(/sur 3/).closest('p')?.getAttribute('aria-live')).toBe('polite');
  });

  test('hidden slides cannot be focused', () => {
    render(<Slider />);
    const [first, second] = slides.map(({ title }) => screen.getByText(title).closest('[inert]'));
    expect(first).not.toBeNull();
    press('Diapositive suivante');
    expect(screen.getByText(slides[0]?.title ?? '').closest('[inert]')).toBeNull();
    expect(second).not.toBeNull();
  });
});
