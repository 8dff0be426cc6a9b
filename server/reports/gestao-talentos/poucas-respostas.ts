import { grouped } from '#schemas/runtime/grouped.ts'

/** Answers of one group, or why they are not told. */
export interface Grupo<Row> {
  nome: string
  rows: Row[]
  oculto?: string
}

export const menosDe = (minimo: number): string => `Menos de ${minimo} respostas`

/**
 * Answers by group, those about fewer than the minimum untold. What is left of the whole without the groups that are told is not about fewer either: where it would
 * be, the smallest of the others is untold, too.
 */
export function gruposDe<Row>(rows: readonly Row[], nomeDe: (row: Row) => string, minimo: number): Grupo<Row>[] {
  const grupos = [...grouped(rows, nomeDe)].map(
    ([nome, suas]): Grupo<Row> => ({ nome, rows: suas, ...(suas.length < minimo && { oculto: menosDe(minimo) }) }),
  )
  const ocultas = grupos.filter(({ oculto }) => oculto !== undefined).reduce((sum, { rows: r }) => sum + r.length, 0)
  const contados = grupos.filter(({ oculto }) => oculto === undefined)
  const menor = contados.toSorted((a, b) => a.rows.length - b.rows.length)[0]
  if (menor && ocultas > 0 && ocultas < minimo) menor.oculto = PROTEGIDO
  return grupos
}

const PROTEGIDO = 'Não mostrado: com o total, diria o que poucos responderam'
