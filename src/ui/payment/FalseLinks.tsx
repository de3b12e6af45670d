import type { ReactElement } from 'react';
import { words } from './payment.words.fr';

/** What this site never asks, and how to know it: text messages with false payment links go around. */
export function FalseLinks(): ReactElement {
  return (
    <>
      {words.falseLinks.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </>
  );
}
