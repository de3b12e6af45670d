import { Box, Text } from '@mantine/core';
import { useLayoutEffect, useRef, type ReactElement } from 'react';
import { words } from './words.fr';

type ContractView = 'asking' | 'generating' | 'ready';

/**
 * State of the contract, announced when it changes. Takes the focus when the button of the last action
 * disappears.
 */
export function GenerationStatus({ view }: { readonly view: ContractView }): ReactElement {
  const sentence = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    if (view !== 'asking' && document.activeElement === document.body) sentence.current?.focus();
  }, [view]);
  return (
    <div className={view === 'asking' ? 'tp-hidden' : undefined}>
      <Box component="p" ref={sentence} role="status" tabIndex={-1} fw={650}>
        {view !== 'asking' && words.status[view]}
      </Box>
      {view === 'generating' && <Text c="dimmed">{words.slow}</Text>}
    </div>
  );
}
