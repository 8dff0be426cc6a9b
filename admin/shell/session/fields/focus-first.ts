/** Focuses the first field of a form with an error. @param names of the fields, in visual order */
export function focusFirst<Name extends string>(
  form: EventTarget,
  names: readonly Name[],
  errors: Partial<Record<Name, string>>,
): void {
  const name = names.find((field) => errors[field])
  if (form instanceof HTMLFormElement && name) form.querySelector<HTMLInputElement>(`input[name=${name}]`)?.focus()
}
