import type { Plan } from '../../../generated/api.ts';
import { formatCents, toCents } from '../rules/money.ts';
import { atParis } from '../rules/parisTime.ts';
import { addressOf, holderOf, maskedIban } from '../signature/contractTexts.ts';
import type { StoredSignature } from '../signature/signatures.ts';
import { pdfDocument } from './pdfDocument.ts';

/** The contract to sign, or signed, as its holder reads it (P4.4). */
export function contractPdf(
  signature: StoredSignature,
  plan: Plan | undefined,
): Promise<Uint8Array> {
  const { id, contract, createdAt, signedAt } = signature;
  return pdfDocument(`Contrat d'abonnement n° ${id}`, (sheet) => {
    sheet.line(`Établi le ${dayOf(createdAt)}`);
    sheet.gap();
    for (const [name, value] of [
      ['Titulaire', holderOf(contract)],
      ['Adresse', addressOf(contract)],
      ['E-mail', contract.email],
      ['Téléphone', contract.cell_phone ?? ''],
      ['Compte prélevé (IBAN)', maskedIban(contract)],
      ['Abonnement', plan?.name ?? contract.subscription],
    ] as const) {
      if (value !== '') sheet.row([name, value]);
    }
    sheet.gap();
    sheet.line('Conditions', { bold: true, size: 12 });
    for (const term of [...(plan ? pricesOf(plan) : []), ...terms]) sheet.line(`• ${term}`);
    sheet.gap(24);
    sheet.line(signedAt === null ? 'Non signé à ce jour.' : `Signé le ${dayOf(signedAt)}.`, {
      bold: true,
    });
  });
}

function pricesOf({ bondData, reloadData, shippingCostsData }: Plan): readonly string[] {
  const { initialLoading, threshold, reloadValue } = reloadData;
  const isReloaded = typeof threshold === 'number' && typeof reloadValue === 'number';
  return [
    `Dépôt de garantie : ${euros(bondData.amount)} par badge, remboursé à son retour.`,
    `Chargement initial : ${euros(initialLoading)} par badge.`,
    ...(isReloaded
      ? [`Au seuil de ${euros(threshold)}, le compte est rechargé de ${euros(reloadValue)}.`]
      : []),
    `Livraison à une adresse : ${euros(shippingCostsData.amount)} ; retrait en consigne : gratuit.`,
  ];
}

const terms = [
  'Les rechargements sont prélevés sur le compte bancaire indiqué ci-dessus.',
  'Le contrat prend effet une fois signé et la commande payée.',
  "Ce texte est celui d'une démonstration : il n'engage personne.",
];

function euros(amount: number): string {
  return formatCents(toCents(amount));
}

function dayOf(at: number): string {
  return atParis(at).toFormat('d MMMM yyyy');
}
