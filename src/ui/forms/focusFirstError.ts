/** For `form.onSubmit`: the first field that does not fit takes the focus, its message under it. */
export function focusFirstError(form: {
  readonly getInputNode: (path: string) => HTMLElement | null;
}): (errors: object) => void {
  return (errors) => {
    const [first] = Object.keys(errors);
    if (first !== undefined) form.getInputNode(first)?.focus();
  };
}
