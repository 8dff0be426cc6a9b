/** Whether the loss of a field is declared in x-entity.dropped, by its path or that of an object around it. */
export function isLossAgreed(field: string | undefined, dropped: string[] = []): boolean {
  return field !== undefined && dropped.some((name) => field === name || field.startsWith(`${name}.`))
}
