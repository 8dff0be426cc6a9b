/** Is the loss of this field agreed in x-entity.dropped (itself, or an object around it)? */
export function isLossAgreed(field: string | undefined, dropped: string[] = []): boolean {
  return field !== undefined && dropped.some((name) => field === name || field.startsWith(`${name}.`))
}
