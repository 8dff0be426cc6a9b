import type { Ctx } from '#server/crud/define.ts'
import { hierarquias } from '#server/domain/cargo-salario/area-organizacional/queries.ts'

const SEM_AREA = 'Sem área organizacional'

/** Rows with the path of their area from the root on, in the order in which they came. */
export async function comArea<Row extends { areaId: number | null }>(
  ctx: Ctx,
  rows: Row[],
): Promise<(Row & { area: string })[]> {
  const ids = [...new Set(rows.flatMap(({ areaId }) => areaId ?? []))]
  const caminhos = await hierarquias(ctx, ids)
  const nomeDe = ({ areaId }: Row) => (areaId === null ? SEM_AREA : (caminhos.get(areaId)?.caminho ?? SEM_AREA))
  return rows.map((row) => ({ ...row, area: nomeDe(row) }))
}

/** The same in the order of the areas; those of one area as they came. */
export async function porArea<Row extends { areaId: number | null }>(
  ctx: Ctx,
  rows: Row[],
): Promise<(Row & { area: string })[]> {
  const found = await comArea(ctx, rows)
  return found.sort((a, b) => a.area.localeCompare(b.area, 'pt-BR') || (a.areaId ?? 0) - (b.areaId ?? 0))
}

/** A person in a row; two of one name are told apart. */
export const pessoa = (nome: string, matricula: string | null, id: number): string =>
  `${nome} – ${matricula ?? `código ${id}`}`

/** Who evaluates in a cycle; of people whom one does not see not even the name is told. */
export const avaliadorDe = ({ avaliadorId, avaliador, avaliadorMatricula }: Avaliador): string =>
  avaliadorId === null
    ? 'Sem avaliador'
    : pessoa(avaliador ?? 'Avaliador de outra área', avaliadorMatricula, avaliadorId)

interface Avaliador {
  avaliadorId: number | null
  avaliador: string | null
  avaliadorMatricula: string | null
}

/** A state in words (spec 2 §4). */
export const SITUACOES = { N: 'Não respondida', P: 'Parcialmente respondida', R: 'Respondida' } as const
