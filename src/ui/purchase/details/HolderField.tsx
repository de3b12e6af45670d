import type { ReactElement } from 'react';
import { words } from '#words/purchase/details';
import {
  purchaseLengths,
  tidyFullName,
  tidyPurchaseLine,
} from '../../../domain/purchase/purchaseDetails';
import { CountedTidyInput } from '../../forms/fields/CountedTidyInput';
import type { DetailsGroupProps } from './DetailsGroupProps';

type HolderPath = 'name' | 'companyName' | 'billing.companyName';

const hints: Readonly<Partial<Record<HolderPath, string>>> = {
  name: words.nameHint,
  'billing.companyName': words.billingNameHint,
};

/**
 * The holder of an address: « Nom et prénom » of an individual, « Raison sociale » of a professional (P5.3,
 * P5.4).
 */
export function HolderField({
  form,
  customerType,
  isReadOnly,
  path,
}: DetailsGroupProps & { readonly path: HolderPath }): ReactElement {
  const isCompany = customerType === 'professional';
  const section = path === 'billing.companyName' ? 'billing ' : '';
  return (
    <CountedTidyInput
      label={isCompany ? words.companyName : words.name}
      description={isReadOnly ? undefined : hints[path]}
      limit={purchaseLengths.line}
      isCounted={!isReadOnly}
      tidy={path === 'name' ? tidyFullName : (raw) => tidyPurchaseLine('companyName', raw)}
      autoComplete={`${section}${isCompany ? 'organization' : 'name'}`}
      autoCapitalize="characters"
      spellCheck={false}
      required
      key={form.key(path)}
      {...form.getInputProps(path)}
    />
  );
}
