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
  /** ids of all that is judged in it, whether anybody has answered or not */
  competencias: Set<number>
  niveis: NivelDoJulgado[]
}

/** The levels that the people of a closed cycle reached, as far as the session sees them; of anonymous sheets what groups that are large enough came to. */
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
