import type { Papel } from '#schemas/runtime/domain/desempenho.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { run } from '#server/platform/database/sql.ts'
import { type NiveisAnonimos, niveisAnonimos } from '../anonimo.ts'
import { type Ciclo, pesosDe, readFechado } from '../ciclo.ts'
import type { CompetenciaAvaliada } from '../competencias.ts'
import { type DeQuemAnalisa, ehDe, escolhe, IGUAIS } from './escolha.ts'
import { type Julgado, julgadosDoCiclo, nivelObtido, ordemEm } from './julgados.ts'
import { type Nominal, nominaisDe } from './nominais.ts'

/** One evaluator by name, or a role whose authors must not be known; roles that were joined stay one. */
export interface ColunaDaAnalise {
  papeis: Papel[]
  avaliador?: Pick<Nominal, 'avaliadorId' | 'avaliador' | 'avaliadorMatricula'>
  /** of a role, how many sheets */
  respostas: number
  /** how many of them are of the chosen roles: who answered as what is known, what he said is not */
  escolhidas: number
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
  const entregues = grupos.length > 0 ? await entreguesPorPapel(ctx, cicloId, talento) : new Map<Papel, number>()
  return {
    ...{ ciclo, julgado },
    colunas: [...folhas.map(deFolha), ...grupos.map((grupo) => deGrupo(grupo, entregues, deQuem))],
    obtidoEm: ({ id }) =>
      // who is chosen counts, also where the cycle gives his role no weight and nobody else is chosen
      nivelObtido(id, folhas, grupos, pesosDe(ciclo)) ?? nivelObtido(id, folhas, grupos, IGUAIS),
  }
}

const deFolha = ({ papel, niveis, ...avaliador }: Nominal): ColunaDaAnalise => ({
  ...{ papeis: [papel], avaliador, respostas: 1, escolhidas: 1 },
  nivelEm: (competenciaId) => ordemEm(niveis, competenciaId),
})

const deGrupo = (
  { papeis, respostas, niveis }: NiveisAnonimos,
  entregues: ReadonlyMap<Papel, number>,
  deQuem: DeQuemAnalisa,
): ColunaDaAnalise => ({
  ...{ papeis, respostas },
  escolhidas: papeis
    .filter((papel) => deQuem.papeis?.includes(papel) ?? true)
    .reduce((sum, papel) => sum + (entregues.get(papel) ?? 0), 0),
  nivelEm: (competenciaId) => niveis.get(competenciaId)?.media,
})

// $1 company, $2 cycle, $3 talent
const ENTREGUES = `select papel, count(*)::int as quantas from colaborador_questionario
  where empresa_id = $1 and avaliacao_desempenho_id = $2 and colaborador_id = $3 and situacao = 'R' and anonima group by papel`

/** How many handed in without a name about somebody, by role. */
async function entreguesPorPapel({ db, session }: Ctx, cicloId: number, talento: number): Promise<Map<Papel, number>> {
  const values = [session.empresaId, cicloId, talento]
  const rows = await run<{ papel: Papel; quantas: number }>(db, ENTREGUES, values)
  return new Map(rows.map(({ papel, quantas }) => [papel, quantas]))
}
