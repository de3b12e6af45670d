import { html } from 'hono/html';
import { factList, simulatorPage, type Html } from '../pages/simulatorPage.ts';
import { atParis } from '../rules/parisTime.ts';
import type { Services } from '../world/Services.ts';
import { addressOf, holderOf, maskedIban, planName } from './contractTexts.ts';
import type { StoredSignature } from './signatures.ts';
import { previewPath } from './openSignature.ts';

const service = 'Signature de démonstration';

/** The page of a signature link. Its script requests the contract with the link's fragment. */
export function openingPage(script: string): Html {
  const body = html`<div id="contract" aria-live="polite">
    <p>Ouverture du contrat…</p>
    <noscript><p>Cette page a besoin de JavaScript pour lire le lien.</p></noscript>
  </div>`;
  return simulatorPage('Signature du contrat', body, { kicker: service, isNarrow: true, script });
}

/** The same page around the answer to a form. */
export function answerPage(part: Html): Html {
  return simulatorPage('Signature du contrat', part, { kicker: service, isNarrow: true });
}

/** The contract's facts, and the two buttons. */
export function contractPart(
  services: Services,
  signature: StoredSignature,
  fragment: string,
): Html {
  const { id, contract } = signature;
  return html`<section class="card">
    ${factList([
      ['Contrat', `n° ${id}`],
      ['Abonnement', planName(services, contract)],
      ['Titulaire', holderOf(contract)],
      ['Adresse', addressOf(contract)],
      ['E-mail', contract.email],
      ['Téléphone', contract.cell_phone ?? ''],
      ['IBAN', maskedIban(contract)],
    ])}
    <p>
      <a href="${previewPath(services, id)}" target="_blank">
        Lire le contrat (PDF, nouvel onglet)
      </a>
    </p>
    <form class="choices" method="post">
      <input type="hidden" name="link" value="${fragment}" />
      <button class="main" formaction="/calinda/sellandsign/signer">Signer</button>
      <button formaction="/calinda/sellandsign/refuser">Refuser</button>
    </form>
  </section>`;
}

export function signedPart({ signedAt }: StoredSignature, success: string): Html {
  const at = signedAt === null ? '' : atParis(signedAt).toFormat(" 'le' d MMMM yyyy 'à' HH:mm");
  return notice(`Ce contrat est déjà signé${at}.`, success, 'Continuer');
}

export function expiredPart(failure: string): Html {
  return notice('Ce lien de signature a expiré.', failure);
}

/** For an invalid link, or one whose return address is not on this machine. */
export function brokenLinkPart(): Html {
  return notice(
    'Ce lien de signature est incomplet, ou son retour ne mène pas à cette machine.',
    null,
  );
}

function notice(sentence: string, goal: string | null, label = 'Revenir au site'): Html {
  return html`<section class="card">
    <p><strong>${sentence}</strong></p>
    ${
      goal === null
        ? html`<p>Demandez un nouveau lien depuis le site.</p>`
        : html`<p><a href="${goal}">${label}</a></p>`
    }
  </section>`;
}
