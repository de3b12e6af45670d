import { Box, Flex } from '@mantine/core';
import type { ReactElement } from 'react';
import { formatPhone } from '../../words/format.fr';
import { words } from '../refundDetails.words.fr';
import { lockIcon } from '../../../../generated/icons';
import { Icon } from '../../design/icon/Icon';
import { Marked } from '../../design/text/Marked';
import { operator, phoneHref } from '../../operator';

/** Above the button of a form with an IBAN: what it is for, and that it is encrypted. */
export function IbanPurpose({ children }: { readonly children: string }): ReactElement {
  return (
    <Flex component="p" gap="sm" c="dimmed" fz="sm">
      <Box component="span" flex="none" display="flex" c="var(--tp-link)">
        <Icon of={lockIcon} />
      </Box>
      <span>{children}</span>
    </Flex>
  );
}

/** Whom to call before giving an IBAN. */
export function IbanDoubt(): ReactElement {
  return (
    <p>
      <Marked
        text={words.trust.doubt(formatPhone(operator.phone))}
        mark={(part) => <a href={phoneHref(operator.phone)}>{part}</a>}
      />
    </p>
  );
}
