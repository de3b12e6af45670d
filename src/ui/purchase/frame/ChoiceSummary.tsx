import { Box, Flex, ThemeIcon } from '@mantine/core';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { words } from '../flow.words.fr';
import { badgeIcon } from '../../../../generated/icons';
import { offerCodes } from '../../../domain/ordering/offerCode';
import { planNameOf } from '../../../domain/ordering/soldPlan';
import { readCustomerType } from '../../../domain/purchase/customerType';
import { Icon } from '../../design/icon/Icon';
import { Marked } from '../../design/text/Marked';
import { startPrice } from '../../ordering/startPrice';
import type { PurchaseStepProps } from '../flow/PurchaseFlow';
import content from '../../design/page/Content.module.css';

/** The choice of step 1 above the later steps, with a link to change it before the order. */
export function ChoiceSummary({ flow }: PurchaseStepProps): ReactElement | null {
  const { plans, progress, tariff, order, addressOf } = flow;
  const { customerType, planCode } = progress.draft.choice;
  const offer = offerCodes.find((code) => code === planCode);
  const planName = offer && planNameOf(plans, offer);
  const type = readCustomerType(customerType);
  const details = [
    type && words.customers[type],
    tariff && words.perBadge(startPrice(tariff)),
  ].filter(Boolean);
  if (planName === undefined && details.length === 0) return null;
  return (
    <Flex
      align="center"
      gap="sm"
      p="0.5rem 1rem 0.5rem 0.5rem"
      className={`tp-screen ${content.card}`}
    >
      <ThemeIcon variant="light" size={36}>
        <Icon of={badgeIcon} />
      </ThemeIcon>
      <Box component="p" flex={1} miw={0}>
        {planName !== undefined && (
          <Box component="b" display="block">
            {planName}
          </Box>
        )}
        <Box component="span" c="dimmed" fz="var(--tp-text-xs)">
          {details.join(' · ')}
        </Box>
      </Box>
      {!order && (
        <Box component={Link} to={addressOf('choice')} fw={650} lh="var(--tp-control)">
          <Marked
            text={words.changeChoice}
            mark={(what) => <span className="tp-hidden">{what}</span>}
          />
        </Box>
      )}
    </Flex>
  );
}
