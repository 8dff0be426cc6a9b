import type { Caixa } from '#schemas/runtime/answers/positions/org-chart.ts'
/** A stored area with the counts of this area alone. */
export interface AreaContada {
  id: number
  nome: string
  mae: number | null
  mostra: boolean
  responsavel: string | null
  pessoas: number
  vagas: number
}

/** Organization chart of these areas: children of a hidden area, and its people, move to the nearest visible area above. */
export function organograma(areas: AreaContada[], raiz?: number): Caixa[] {
  const porId = new Map(areas.map((area) => [area.id, area]))
  const acima = (area: AreaContada): AreaContada[] => {
    const linha: AreaContada[] = []
    for (let up = porId.get(area.mae ?? 0); up && !linha.includes(up) && up !== area; up = porId.get(up.mae ?? 0))
      linha.push(up)
    return linha
  }
  const totais = new Map<number, number>()
  const linhas = areas.map((area) => ({ area, linha: acima(area) }))
  for (const { area, linha } of linhas)
    for (const { id } of [area, ...linha]) totais.set(id, (totais.get(id) ?? 0) + area.pessoas)
  return linhas
    .filter(({ area, linha }) => raiz === undefined || area.id === raiz || linha.some(({ id }) => id === raiz))
    .filter(({ area }) => area.mostra)
    .map(({ area: { id, nome, responsavel, pessoas, vagas }, linha }) => {
      const ate = linha.findIndex((area) => area.id === raiz)
      const dentro = raiz === undefined ? linha : linha.slice(0, ate + 1)
      const mae = dentro.find(({ mostra }) => mostra)?.id
      return {
        ...{ id, nome, pessoas, vagas, pessoasComAbaixo: totais.get(id) ?? 0 },
        ...(mae === undefined ? {} : { mae }),
        ...(responsavel === null ? {} : { responsavel }),
      }
    })
}
