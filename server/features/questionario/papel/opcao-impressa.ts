import type { Content } from 'pdfmake/interfaces.js'
import type { Opcao } from '#schemas/runtime/questionario/pergunta.ts'
import { colours } from '#server/platform/reports/render/pdfmake.ts'

/** An option with a drawn box, ticked or not: the print's font has no such character. */
export function opcaoImpressa(sim: boolean, { texto, peso = 0 }: Opcao, comPeso: boolean): Content {
  const tick = {
    type: 'polyline' as const,
    lineWidth: 1.5,
    lineColor: colours.ink,
    points: [
      { x: 1.5, y: 6 },
      { x: 3.5, y: 8 },
      { x: 7, y: 3.5 },
    ],
  }
  return {
    columns: [
      {
        canvas: [
          { type: 'rect', x: 0, y: 1.5, w: 8, h: 8, lineWidth: 0.75, lineColor: sim ? colours.ink : colours.faint },
          ...(sim ? [tick] : []),
        ],
        width: 10,
      },
      {
        text: [
          { text: texto, bold: sim },
          ...(comPeso ? [{ text: `  peso ${peso}`, color: colours.faint, fontSize: 8 }] : []),
        ],
        width: '*',
      },
    ],
    columnGap: 6,
    margin: [12, 0, 0, 1],
  }
}
