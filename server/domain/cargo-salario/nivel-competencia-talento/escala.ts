import type { Nivel } from '#schemas/runtime/answers/positions/competences.ts'
import type { ScaleLevel } from '#schemas/runtime/domain/competences.ts'
import type { Exigencia } from '#server/domain/cargo-salario/config-nivel-faixa-salarial/queries.ts'

/** The scale of one competence of a band: the required level takes weight and minimum percentage from the band. */
export function escalaDe(niveis: Nivel[], exigida: Exigencia | undefined): Nivel[] {
  if (!exigida) return niveis
  const { nivelCompetencia, ordem, percentual } = exigida
  const own: Nivel = { ...nivelCompetencia, ordem, ...(percentual === undefined ? {} : { percentual }) }
  return [...niveis.filter(({ id }) => id !== own.id), own].sort((a, b) => a.ordem - b.ordem)
}

/** End of the radar's axis: the highest weight of all the scales — spec 2 §9 */
export const maiorPeso = (escalas: ScaleLevel[][]): number =>
  Math.max(0, ...escalas.flatMap((niveis) => niveis.map(({ ordem }) => ordem)))
