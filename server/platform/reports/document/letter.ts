import type { Content } from 'pdfmake/interfaces.js'
import { displayInstant } from '#schemas/runtime/dates.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import type { Prumo } from '#server/prumo.ts'
import { printPdf } from '../render/printer.ts'
import { plainPaper } from './paper.ts'
import { printablePicture } from './picture.ts'
import type { Letterhead, Sheet } from './sheets.ts'

export type { Letterhead, Sheet } from './sheets.ts'

/** The letterhead of the session's company: its name and its logo. */
export async function letterheadOf(
  { session, context }: Pick<Ctx, 'session' | 'context'>,
  prumo: Prumo,
): Promise<Letterhead> {
  const company = session.empresas.find(({ id }) => id === session.empresaId)?.nome ?? ''
  const { logoEmpresa } = (context.empresa as { aparencia?: { logoEmpresa?: string } }).aparencia ?? {}
  const stored = logoEmpresa === undefined ? undefined : await prumo.files.content(session.empresaId, logoEmpresa)
  const logo = stored && (await printablePicture(stored.bytes, { width: 480, height: 144, fit: 'inside' }))
  const issued = displayInstant(prumo.now().toISOString())
  return { company, user: session.usuario.nome, issued, ...(logo ? { logo } : {}) }
}

/** One document about one record, on the paper of the company: title on every page, who printed it and when, page numbers. */
export const printLetter = (title: string, head: Letterhead, content: Content[], paper = plainPaper): Promise<Buffer> =>
  printSheet({ title, content, paper }, head)

/** A document that says its own paper. */
export const printSheet = (sheet: Sheet, head: Letterhead): Promise<Buffer> => printPdf({ sheet, head })
