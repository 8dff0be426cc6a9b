import type { Caixa, TipoMensagem } from '#schemas/runtime/answers/utilities/mailbox.ts'
import type { Coluna } from './caixas.ts'

/** Which box stands where. */
export type Arrangement = Record<Coluna, TipoMensagem[]>

export interface Place {
  coluna: Coluna
  /** index without the moving box */
  index: number
}

export type Direction = 'up' | 'down' | 'left' | 'right'

const tiposOf = (caixas: Caixa[], coluna: Coluna) =>
  caixas.filter((caixa) => caixa.coluna === coluna).map(({ tipo }) => tipo)

export const arrangementOf = (caixas: Caixa[]): Arrangement => ({
  esquerda: tiposOf(caixas, 'esquerda'),
  direita: tiposOf(caixas, 'direita'),
})

/** The boxes in another arrangement. */
export function arrangeBoxes(caixas: Caixa[], { esquerda, direita }: Arrangement): Caixa[] {
  const column = (tipos: TipoMensagem[], coluna: Coluna) =>
    tipos.flatMap((tipo) => {
      const caixa = caixas.find((one) => one.tipo === tipo)
      return caixa ? [{ ...caixa, coluna }] : []
    })
  return [...column(esquerda, 'esquerda'), ...column(direita, 'direita')]
}

/** Applies column and minimised state of `wanted` to the boxes, keeping their current messages. */
export const layOut = (caixas: Caixa[], wanted: Caixa[]): Caixa[] =>
  wanted.map((caixa) => {
    const { coluna, minimizado } = caixa
    return { ...(caixas.find(({ tipo }) => tipo === caixa.tipo) ?? caixa), coluna, minimizado }
  })

export function placeOf({ esquerda, direita }: Arrangement, tipo: TipoMensagem): Place {
  const index = esquerda.indexOf(tipo)
  return index >= 0 ? { coluna: 'esquerda', index } : { coluna: 'direita', index: direita.indexOf(tipo) }
}

/** The arrangement with a box at another place. */
export function moveBox(arrangement: Arrangement, tipo: TipoMensagem, { coluna, index }: Place): Arrangement {
  const rest: Arrangement = {
    esquerda: arrangement.esquerda.filter((one) => one !== tipo),
    direita: arrangement.direita.filter((one) => one !== tipo),
  }
  return { ...rest, [coluna]: rest[coluna].toSpliced(index, 0, tipo) }
}

/** Returns the place one step away; undefined at the edge. Left and right keep the index; with stacked columns, up and down cross from one to the other. */
export function stepBox(
  arrangement: Arrangement,
  tipo: TipoMensagem,
  direction: Direction,
  below: boolean,
): Place | undefined {
  const { coluna, index } = placeOf(arrangement, tipo)
  const { esquerda, direita } = arrangement
  const last = arrangement[coluna].length - 1
  switch (direction) {
    case 'up':
      if (index > 0) return { coluna, index: index - 1 }
      return below && coluna === 'direita' ? { coluna: 'esquerda', index: esquerda.length } : undefined
    case 'down':
      if (index < last) return { coluna, index: index + 1 }
      return below && coluna === 'esquerda' ? { coluna: 'direita', index: 0 } : undefined
    case 'left':
      return coluna === 'direita' ? { coluna: 'esquerda', index: Math.min(index, esquerda.length) } : undefined
    case 'right':
      return coluna === 'esquerda' ? { coluna: 'direita', index: Math.min(index, direita.length) } : undefined
  }
}

export const isSame = (a: Arrangement, b: Arrangement): boolean =>
  a.esquerda.join() === b.esquerda.join() && a.direita.join() === b.direita.join()

/** PUT /api/userinfo/usuario/caixa-mensagens (spec 1 §7.1). */
export const toWire = (caixas: Caixa[]) => ({
  caixasEsquerda: tiposOf(caixas, 'esquerda'),
  caixasDireita: tiposOf(caixas, 'direita'),
  caixasMinimizadas: caixas.filter(({ minimizado }) => minimizado).map(({ tipo }) => tipo),
})
