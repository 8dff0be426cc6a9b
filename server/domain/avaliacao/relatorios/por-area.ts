import { comArea } from '#server/domain/cargo-salario/area-organizacional/queries.ts'
import type { Ctx } from '#server/platform/crud/define.ts'

/** Rows with the path of their area, in the order of the areas; those of one area as they came. */
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
