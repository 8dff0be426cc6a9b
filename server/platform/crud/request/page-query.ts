import { violation } from '#schemas/runtime/messages.ts'
import { invalid } from '#server/platform/errors/errors.ts'

/** A page of lines that no register holds, as the address asks for it. */
export interface PageQuery {
  /** from 0 */
  page?: string
  /** 1 to 100, 15 by default */
  size?: string
}

/** What to skip and how many to read. @throws 400 for what is no number, and for pages beyond line 10,000 */
export function pageOf({ page, size }: PageQuery): { offset: number; limit: number } {
  const limit = Math.min(Math.max(whole('size', size, 15), 1), 100)
  const offset = whole('page', page, 0) * limit
  if (offset > 10_000)
    invalid([{ code: violation, field: 'page', message: 'A lista vai até o registro 10.000; use um filtro' }])
  return { offset, limit }
}

function whole(name: string, value: string | undefined, absent: number): number {
  if (!value) return absent
  if (/^\d{1,6}$/.test(value)) return Number(value)
  return invalid([{ code: violation, field: name, message: `Parâmetro ${name} inválido` }])
}
