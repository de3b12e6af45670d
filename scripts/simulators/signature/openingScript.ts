/**
 * What the page of a link runs: the link's fragment never reaches a server by itself, so it is sent in a form, and the
 * answer, whose values are all escaped, is shown.
 */
async function showContract(): Promise<void> {
  const place = document.querySelector('#contract');
  if (place === null) return;
  try {
    const body = new URLSearchParams({ link: location.hash });
    const answer = await fetch('/calinda/sellandsign/contract', { method: 'POST', body });
    place.innerHTML = await answer.text();
  } catch {
    place.textContent = 'Le service de signature ne répond pas. Rechargez la page.';
  }
}

/** The script itself, as it is served. */
export const openingScript = `${showContract.toString()}
addEventListener('hashchange', showContract);
showContract();
`;
