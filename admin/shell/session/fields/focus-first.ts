/** Puts the cursor into the first field of a form that has an error. @param names of the fields, in the order they stand in */
export function focusFirst<Name extends string>(
  form: EventTarget,
  names: readonly Name[],
  errors: Partial<Record<Name, string>>,
): void {
  const name = names.find((field) => errors[field])
  if (form instanceof HTMLFormElement && name) form.querySelector<HTMLInputElement>(`input[name=${name}]`)?.focus()
}
