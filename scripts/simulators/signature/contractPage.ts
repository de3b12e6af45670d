import { html } from 'hono/html';
import { factList, simulatorPage, type Html } from '../pages/simulatorPage.ts';
import { atParis } from '../rules/parisTime.ts';
import type { World } from '../world/World.ts';
import { addressOf, holderOf, maskedIban, planName } from './contractWords.ts';
import type { KeptSignature } from './signatureBook.ts';
import { previewPath } from './signatureDesk.ts';

const service = 'Signature de démonstration';

/** The page that a link to sign opens: what it shows is asked for with the link's own fragment. */
export function openingPage(script: string): Html {
  const body = html`<div id="contract" aria-live="polite">
    <p>Ouverture du contrat…</p>
    <noscript><p>Cette page a besoin de JavaScript pour lire le lien.</p></noscript>
  </div>`;
  return simulatorPage('Signature du contrat', body, { kicker: service, isNarrow: true, script });
}

/** The same frame around the answer to a form. */
export function answerPage(part: Html): Html {
  return simulatorPage('Signature du contrat', part, { kicker: service, isNarrow: true });
}

/** Who signs what, and the two buttons. */
export function contractPart(world: World, signature: KeptSignature, fragment: string): Html {
  const { id, contract } = signature;
  return html`<section class="card">
    ${factList([
      ['Contrat', `n° ${id}`],
      ['Abonnement', planName(world, contract)],
      ['Titulaire', holderOf(contract)],
      ['Adresse', addressOf(contract)],
      ['E-mail', contract.email],
      ['Téléphone', contract.cell_phone ?? ''],
      ['IBAN', maskedIban(contract)],
    ])}
    <p>
      <a href="${previewPath(world, id)}" target="_blank"> Lire le contrat (PDF, nouvel onglet) </a>
    </p>
    <form class="choices" method="post">
      <input type="hidden" name="link" value="${fragment}" />
      <button class="main" formaction="/calinda/sellandsign/signer">Signer</button>
      <button formaction="/calinda/sellandsign/refuser">Refuser</button>
    </form>
  </section>`;
}

export function signedPart({ signedAt }: KeptSignature, success: string): Html {
  const at = signedAt === null ? '' : atParis(signedAt).toFormat(" 'le' d MMMM yyyy 'à' HH:mm");
  return notice(`Ce contrat est déjà signé${at}.`, success, 'Continuer');
}

export function refusedPart(failure: string): Html {
  return notice('Vous avez refusé ce contrat.', failure);
}

export function expiredPart(failure: string): Html {
  return notice('Ce lien de signature a expiré.', failure);
}

/** A link that is not one, or that would lead away from this machine. */
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
