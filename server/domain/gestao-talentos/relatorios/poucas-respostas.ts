import { celulasDe, classesDeFolhas } from '#schemas/runtime/anonimato/celulas.ts'
import { suprimeCelulas, textoOculto } from '#schemas/runtime/anonimato/supressao.ts'

/** Answers of one group, or the reason to withhold them. */
export interface Grupo<Row> {
  nome: string
  rows: Row[]
  oculto?: string
}

const PROTEGIDO = 'Não mostrado: com o total, diria o que poucos responderam'

/** Groups the answers; withholds groups below the minimum, and further ones where they could be derived from the total. */
export function gruposDe<Row>(rows: readonly Row[], nomeDe: (row: Row) => string, minimo: number): Grupo<Row>[] {
  const lista = rows.map((row) => ({ grupo: nomeDe(row) }))
  const celulas = celulasDe(lista, [[], ['grupo']])
  const mostra = suprimeCelulas(celulas, classesDeFolhas(lista).classe, minimo)
  return celulas.flatMap(({ corte, valores: { grupo: nome = '' }, membros }, c): Grupo<Row>[] => {
    if (corte.length === 0) return []
    const suas = membros.flatMap((i) => rows[i] ?? [])
    if (mostra[c]) return [{ nome, rows: suas }]
    return [{ nome, rows: suas, oculto: suas.length < minimo ? textoOculto(minimo) : PROTEGIDO }]
  })
}
