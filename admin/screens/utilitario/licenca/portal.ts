import type { RecordData } from '#schemas/runtime/model.ts'

/** Address of the customer's portal in the system parameters. */
export function portalOf({ links }: RecordData): string | undefined {
  const address = (links as RecordData | undefined)?.portalCliente
  return typeof address === 'string' && /^https?:/.test(address) ? address : undefined
}
