import type { ReactElement } from 'react';
import { words } from './words.fr';
import {
  purchaseLengths,
  tidyFullName,
  tidyPurchaseLine,
} from '../../../domain/purchase/purchaseDetails';
import { CountedTidyInput } from '../../forms/fields/CountedTidyInput';
import type { DetailsGroupProps } from './DetailsGroupProps';

type HolderPath = 'name' | 'companyName' | 'contact' | 'billing.companyName';

const hints: Readonly<Partial<Record<HolderPath, string>>> = {
  name: words.nameHint,
  contact: words.contactHint,
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
  const isContact = path === 'contact';
  const isCompany = customerType === 'professional' && !isContact;
  const section = path === 'billing.companyName' ? 'billing ' : '';
  return (
    <CountedTidyInput
      label={isContact ? words.contact : isCompany ? words.companyName : words.name}
      description={isReadOnly ? undefined : hints[path]}
      limit={purchaseLengths.line}
      isCounted={!isReadOnly}
      tidy={
        path === 'name' || isContact ? tidyFullName : (raw) => tidyPurchaseLine('companyName', raw)
      }
      autoComplete={`${section}${isCompany ? 'organization' : 'name'}`}
      autoCapitalize="characters"
      spellCheck={false}
      required={!isContact}
      key={form.key(path)}
      {...form.getInputProps(path)}
    />
  );
}
