import type { ReactElement } from 'react';
import { LanguageWatch } from './LanguageWatch';
import { ReleaseWatch } from './ReleaseWatch';

/** The two reasons for which another document is loaded while something is typed. */
export function InputWatch(): ReactElement {
  return (
    <>
      <ReleaseWatch />
      <LanguageWatch />
    </>
  );
}
