import type { Content } from 'pdfmake/interfaces.js'
import { displayDay } from '#schemas/runtime/dates.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { letterheadOf, printLetter } from '#server/platform/reports/document/letter.ts'
import { plainPaper } from '#server/platform/reports/document/paper.ts'
import { colours } from '#server/platform/reports/render/pdfmake.ts'
import type { Prumo } from '#server/prumo.ts'
import type { Pesquisa } from '../pesquisa.ts'

/** Poster as PDF: title, period, QR code, and the address as text; without the name of the printing user. */
export async function cartazDaPesquisa(
  ctx: Ctx,
  prumo: Prumo,
  { titulo, dataIni, dataFim }: Pesquisa,
  { endereco, qr }: { endereco: string; qr: string },
): Promise<Buffer> {
  const linha = (text: string, more: object): Content => ({ text, alignment: 'center', ...more })
  const content: Content[] = [
    linha(titulo, { fontSize: 28, bold: true, margin: [0, 40, 0, 12] }),
    linha('Aponte a câmera do celular para o código e responda.', { fontSize: 16, margin: [0, 0, 0, 20] }),
    { svg: qr, width: 320, alignment: 'center' },
    linha(endereco, { fontSize: 11, margin: [0, 16, 0, 20] }),
    linha(`De ${displayDay(dataIni)} a ${displayDay(dataFim)}`, { fontSize: 14, bold: true }),
    linha('A pesquisa é anônima: não pede nome nem senha, e não se sabe quem respondeu.', {
      ...{ fontSize: 12, color: colours.soft, margin: [0, 8, 0, 0] },
    }),
  ]
  const head = { ...(await letterheadOf(ctx, prumo)), user: '' }
  return printLetter(titulo, head, content, { ...plainPaper, header: 'logo', footer: ' ', pageNumbers: false })
}
