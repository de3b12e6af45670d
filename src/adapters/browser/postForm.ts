export interface FormToPost {
  readonly action: string;
  readonly fields: Readonly<Record<string, string>>;
  /** `_blank` opens a new tab, `_self` leaves the site. */
  readonly target: '_blank' | '_self';
}

/** Posts a hidden form with these fields and no other named control. */
export function postForm({ action, fields, target }: FormToPost): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = action;
  form.target = target;
  form.hidden = true;
  for (const [name, value] of Object.entries(fields)) {
    const input = document.createElement('input');
    input.type = 'hidden';
    input.name = name;
    input.value = value;
    form.append(input);
  }
  document.body.append(form);
  form.submit();
  form.remove();
}
