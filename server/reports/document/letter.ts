import type { Content } from 'pdfmake/interfaces.js'
import { displayInstant } from '#schemas/runtime/dates.ts'
import type { Ctx } from '#server/crud/define.ts'
import type { Prumo } from '#server/prumo.ts'
import { colours, makePdf } from '../render/pdfmake.ts'
import { printable } from './picture.ts'

/** Whose paper it is, and what stands above each page. */
export interface Letterhead {
  company: string
  /** a data URL */
  logo?: string
  user: string
  issued: string
}

/** The letterhead of the session's company: its name and its logo. */
export async function letterheadOf({ session, context }: Ctx, prumo: Prumo): Promise<Letterhead> {
  const company = session.empresas.find(({ id }) => id === session.empresaId)?.nome ?? ''
  const { logoEmpresa } = (context.empresa as { aparencia?: { logoEmpresa?: string } }).aparencia ?? {}
  const stored = logoEmpresa === undefined ? undefined : await prumo.files.content(session.empresaId, logoEmpresa)
  const logo = stored && (await printable(stored.bytes, { width: 480, height: 144, fit: 'inside' }))
  const issued = displayInstant(prumo.now().toISOString())
  return { company, user: session.usuario.nome, issued, ...(logo ? { logo } : {}) }
}

/** One document about one record, on the paper of the company: A4, title on every page, who printed it and when, page numbers. */
export function printLetter(title: string, head: Letterhead, content: Content[]): Promise<Buffer> {
  const { company, logo, user, issued } = head
  return makePdf({
    pageSize: 'A4',
    pageMargins: [40, 78, 40, 48],
    info: { title, author: company, creator: 'Prumo RH' },
    defaultStyle: { font: 'Roboto', fontSize: 9, color: colours.ink, lineHeight: 1.15 },
    header: {
      margin: [40, 24, 40, 0],
      stack: [
        {
          columns: [
            ...(logo ? [{ stack: [{ image: logo, fit: [120, 36] as [number, number] }], width: 'auto' as const }] : []),
            {
              stack: [
                { text: company, fontSize: 12, bold: true },
                { text: title, fontSize: 9, color: colours.soft },
              ],
            },
          ],
          columnGap: 12,
        },
        { canvas: [{ type: 'line', x1: 0, y1: 8, x2: 515, y2: 8, lineWidth: 0.75, lineColor: colours.line }] },
      ],
    },
    footer: (page, pages) => ({
      margin: [40, 16, 40, 0],
      columns: [
        { text: `Emitido em ${issued} por ${user}`, fontSize: 8, color: colours.soft },
        { text: `Página ${page} de ${pages}`, alignment: 'right', width: 'auto', fontSize: 8, color: colours.soft },
      ],
    }),
    content,
  })
}
