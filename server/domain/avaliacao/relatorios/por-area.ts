import { comArea } from '#server/domain/cargo-salario/area-organizacional/queries.ts'
import type { Ctx } from '#server/platform/crud/define.ts'

/** Adds the path of each row's area and sorts by it; stable within an area. */
export async function porArea<Row extends { areaId: number | null }>(
  ctx: Ctx,
  rows: Row[],
): Promise<(Row & { area: string })[]> {
  const found = await comArea(ctx, rows)
  return found.sort((a, b) => a.area.localeCompare(b.area, 'pt-BR') || (a.areaId ?? 0) - (b.areaId ?? 0))
}

/** Name of a person with registration number or id, which tells equal names apart. */
export const pessoa = (nome: string, matricula: string | null, id: number): string =>
  `${nome} – ${matricula ?? `código ${id}`}`

/** Name of an evaluator; 'Avaliador de outra área' where the session does not see him. */
export const avaliadorDe = ({ avaliadorId, avaliador, avaliadorMatricula }: Avaliador): string =>
  avaliadorId === null
    ? 'Sem avaliador'
    : pessoa(avaliador ?? 'Avaliador de outra área', avaliadorMatricula, avaliadorId)

interface Avaliador {
  avaliadorId: number | null
  avaliador: string | null
  avaliadorMatricula: string | null
}

/** Names of the states (spec 2 §4). */
export const SITUACOES = { N: 'Não respondida', P: 'Parcialmente respondida', R: 'Respondida' } as const
