import type { Ctx } from '#server/platform/crud/define.ts'
import { niveisAnonimos } from '../anonimo.ts'
import { type Ciclo, pesosDe } from '../ciclo.ts'
import type { CompetenciaAvaliada } from '../competencias.ts'
import { type Julgado, julgadosDoCiclo, nivelObtido } from './julgados.ts'
import { nominaisDe } from './nominais.ts'

/** What one evaluated person reached in one competence. */
export interface NivelDoJulgado {
  julgado: Julgado
  competencia: CompetenciaAvaliada
  obtido: number
}

export interface NiveisDoCiclo {
  /** ids of all judged competences, answered or not */
  competencias: Set<number>
  niveis: NivelDoJulgado[]
}

/** Levels reached in a closed cycle by people whom the session sees; anonymous sheets count as groups of at least the minimum size. */
export async function niveisDoCiclo(ctx: Ctx, ciclo: Ciclo): Promise<NiveisDoCiclo> {
  const julgados = await julgadosDoCiclo(ctx, ciclo.id)
  const talentos = julgados.map(({ talento }) => talento)
  const folhas = await nominaisDe(ctx, ciclo, talentos)
  const pesos = pesosDe(ciclo)
  const niveis: NivelDoJulgado[] = []
  for (const julgado of julgados) {
    const grupos = ciclo.anonima ? await niveisAnonimos(ctx, julgado) : []
    for (const competencia of julgado.competencias) {
      const obtido = nivelObtido(competencia.id, folhas.get(julgado.talento) ?? [], grupos, pesos)
      if (obtido !== undefined) niveis.push({ julgado, competencia, obtido })
    }
  }
  return { competencias: new Set(julgados.flatMap(({ competencias }) => competencias.map(({ id }) => id))), niveis }
}
