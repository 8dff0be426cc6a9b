import type { Papel } from '#schemas/runtime/domain/desempenho.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { run } from '#server/platform/database/sql.ts'
import { type NiveisAnonimos, niveisAnonimos } from '../anonimo.ts'
import { type Ciclo, pesosDe, readFechado } from '../ciclo.ts'
import type { CompetenciaAvaliada } from '../competencias.ts'
import { type DeQuemAnalisa, ehDe, escolhe, IGUAIS } from './escolha.ts'
import { type Julgado, julgadosDoCiclo, nivelObtido, ordemEm } from './julgados.ts'
import { type Nominal, nominaisDe } from './nominais.ts'

/** One evaluator by name, or one anonymous role; joined roles form one column. */
export interface ColunaDaAnalise {
  papeis: Papel[]
  avaliador?: Pick<Nominal, 'avaliadorId' | 'avaliador' | 'avaliadorMatricula'>
  /** number of sheets of the role */
  respostas: number
  /** how many of the sheets belong to the chosen roles: which roles answered is known, the content per role is not */
  escolhidas: number
  nivelEm(competenciaId: number): number | undefined
}

/** Levels that the chosen evaluators gave one person per competence. */
export interface Analise {
  ciclo: Ciclo
  julgado: Julgado
  colunas: ColunaDaAnalise[]
  obtidoEm(competencia: CompetenciaAvaliada): number | undefined
}

/**
 * Reads the judged competences of an evaluated person of a closed cycle; undefined where the session does not see him.
 * Of an anonymous cycle roles are chosen, never people.
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
      // equal weights where only roles without weight in the cycle were chosen
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

/** Number of anonymous copies handed in about a talento, by role. */
async function entreguesPorPapel({ db, session }: Ctx, cicloId: number, talento: number): Promise<Map<Papel, number>> {
  const values = [session.empresaId, cicloId, talento]
  const rows = await run<{ papel: Papel; quantas: number }>(db, ENTREGUES, values)
  return new Map(rows.map(({ papel, quantas }) => [papel, quantas]))
}
