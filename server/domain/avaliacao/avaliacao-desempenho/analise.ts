import type { Papel } from '#schemas/runtime/desempenho.ts'
import type { Ctx } from '#server/crud/define.ts'
import { type NiveisAnonimos, niveisAnonimos } from './anonimo.ts'
import { type Ciclo, pesosDe, readFechado } from './ciclo.ts'
import type { CompetenciaAvaliada } from './competencias.ts'
import { type DeQuemAnalisa, ehDe, escolhe, IGUAIS } from './escolha.ts'
import { type Julgado, julgadosDoCiclo, nivelObtido, ordemEm } from './julgados.ts'
import { type Nominal, nominaisDe } from './nominais.ts'

/** One evaluator by name, or a role whose authors must not be known; roles that were joined stay one. */
export interface ColunaDaAnalise {
  papeis: Papel[]
  avaliador?: Pick<Nominal, 'avaliadorId' | 'avaliador' | 'avaliadorMatricula'>
  /** of a role, how many sheets */
  respostas: number
  nivelEm(competenciaId: number): number | undefined
}

/** What chosen evaluators say of the competences of one person. */
export interface Analise {
  ciclo: Ciclo
  julgado: Julgado
  colunas: ColunaDaAnalise[]
  obtidoEm(competencia: CompetenciaAvaliada): number | undefined
}

/**
 * The competences of an evaluated person of a closed cycle; undefined for one whom the session does not see. Of an anonymous cycle roles are chosen, never people.
 * @throws DomainError 404, 409 before the cycle is closed
 */
export async function analiseDe(
  ctx: Ctx,
  cicloId: number,
  talento: number,
  deQuem: DeQuemAnalisa,
): Promise<Analise | undefined> {
  const ciclo = await readFechado(ctx, cicloId)
  const [julgado] = await julgadosDoCiclo(ctx, cicloId, talento)
  if (!julgado) return undefined
  const nominais = (await nominaisDe(ctx, ciclo, [talento])).get(talento) ?? []
  const folhas = nominais.filter(({ niveis }) => niveis.length > 0).filter(escolhe(ciclo, deQuem))
  const grupos = ciclo.anonima ? (await niveisAnonimos(ctx, julgado)).filter(ehDe(deQuem)) : []
  return {
    ...{ ciclo, julgado },
    colunas: [...folhas.map(deFolha), ...grupos.map(deGrupo)],
    obtidoEm: ({ id }) =>
      // who is chosen counts, also where the cycle gives his role no weight and nobody else is chosen
      nivelObtido(id, folhas, grupos, pesosDe(ciclo)) ?? nivelObtido(id, folhas, grupos, IGUAIS),
  }
}

const deFolha = ({ papel, niveis, ...avaliador }: Nominal): ColunaDaAnalise => ({
  ...{ papeis: [papel], avaliador, respostas: 1 },
  nivelEm: (competenciaId) => ordemEm(niveis, competenciaId),
})

const deGrupo = ({ papeis, respostas, niveis }: NiveisAnonimos): ColunaDaAnalise => ({
  ...{ papeis, respostas },
  nivelEm: (competenciaId) => niveis.get(competenciaId)?.media,
})
