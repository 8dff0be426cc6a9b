import type { SurveyResults } from '#schemas/runtime/answers/surveys/survey-results.ts'
import { contaCopiasSql } from '#server/features/questionario/copias-do-dono.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { run } from '#server/platform/database/sql.ts'
import { PESQUISA } from '../pesquisa.ts'

/** SQL: number of sheets of the survey `alias`, destroyed and lost ones included. */
const folhasSql = (alias: string) => {
  const da = (tabela: string) => `from ${tabela} f where f.empresa_id = ${alias}.empresa_id
    and f.registro = '${PESQUISA}' and f.registro_id = ${alias}.id and f.versao = 1`
  return `((select count(*)::int ${da('folha_selada')}) + (select count(*)::int ${da('folha')})
    + coalesce((select f.destruidas + f.perdidas ${da('colecao_anonima')}), 0))`
}

/** SQL: number of invited people of the survey `alias`; null for a survey by link. */
export const convidadosSql = (alias: string): string =>
  `case when not ${alias}.por_link then ${contaCopiasSql(alias, 'pesquisa_id')} end`

/** SQL: number of answers of the survey `alias`. */
export const respondidosSql = (alias: string): string =>
  `case when ${alias}.por_link then ${folhasSql(alias)} else ${contaCopiasSql(alias, 'pesquisa_id', " and c.situacao = 'R'")} end`

type Quantos = Pick<SurveyResults, 'convidados' | 'respondidos'>

// $1 company, $2 survey
const QUANTOS = `select coalesce(${convidadosSql('p')}, 0) as convidados, ${respondidosSql('p')} as respondidos
  from pesquisa p where p.empresa_id = $1 and p.id = $2`

/** Numbers of invited people and of answers: not restricted by what the session sees. */
export async function quantos({ db, session }: Ctx, id: number): Promise<Quantos> {
  const [found] = await run<Quantos>(db, QUANTOS, [session.empresaId, id])
  return found ?? { convidados: 0, respondidos: 0 }
}
