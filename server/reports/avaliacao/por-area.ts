import type { Ctx } from '#server/crud/define.ts'
import { hierarquias } from '#server/domain/cargo-salario/area-organizacional/queries.ts'

const SEM_AREA = 'Sem área organizacional'

/** Rows with the path of their area from the root on, in its order; those of one area as they came. */
export async function porArea<Row extends { areaId: number | null }>(
  ctx: Ctx,
  rows: Row[],
): Promise<(Row & { area: string })[]> {
  const ids = [...new Set(rows.flatMap(({ areaId }) => areaId ?? []))]
  const caminhos = await hierarquias(ctx, ids)
  const nomeDe = ({ areaId }: Row) => (areaId === null ? SEM_AREA : (caminhos.get(areaId)?.caminho ?? SEM_AREA))
  return rows
    .map((row) => ({ ...row, area: nomeDe(row) }))
    .sort((a, b) => a.area.localeCompare(b.area, 'pt-BR') || (a.areaId ?? 0) - (b.areaId ?? 0))
}

/** A person in a row; two of one name are told apart. */
export const pessoa = (nome: string, matricula: string | null, id: number): string =>
  `${nome} – ${matricula ?? `código ${id}`}`

/** A state in words (spec 2 §4). */
export const SITUACOES = { N: 'Não respondida', P: 'Parcialmente respondida', R: 'Respondida' } as const
