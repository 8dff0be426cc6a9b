import type { Content, ContentTable } from 'pdfmake/interfaces.js'
import type { Aspecto } from '#schemas/runtime/questionario/resultado.ts'
import { formatCell } from '#server/platform/reports/format.ts'
import { colours } from '#server/platform/reports/render/pdfmake.ts'

/** Width of a full bar, in points. */
const BARRA = 250

/** Table of aspects with their percentages as bars; `minimo` is marked. */
export function tabelaDeAspectos(aspectos: readonly Aspecto[], minimo?: number): ContentTable {
  return {
    table: {
      widths: ['*', BARRA, 40],
      dontBreakRows: true,
      body: aspectos.map(({ aspecto, percentual }) => [
        aspecto,
        barra(percentual, minimo),
        { text: `${formatCell(percentual, 'number')}%`, alignment: 'right', bold: true },
      ]),
    },
    layout: 'bars',
  }
}

/** A bar of a percentage, with a mark at the minimum. */
function barra(percentual: number, minimo?: number): Content {
  const at = (value: number) => (BARRA * Math.min(100, Math.max(0, value))) / 100
  return {
    canvas: [
      { type: 'rect', x: 0, y: 3, w: BARRA, h: 6, color: colours.ground },
      { type: 'rect', x: 0, y: 3, w: at(percentual), h: 6, color: colours.soft },
      ...(minimo === undefined
        ? []
        : [
            {
              type: 'line' as const,
              x1: at(minimo),
              y1: 0,
              x2: at(minimo),
              y2: 12,
              lineWidth: 1.25,
              lineColor: colours.ink,
            },
          ]),
    ],
  }
}
