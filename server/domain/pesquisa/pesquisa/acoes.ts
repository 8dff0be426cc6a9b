import type { SurveyAction } from '#schemas/runtime/answers/surveys/survey-results.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { run } from '#server/platform/database/sql.ts'

// $1 company, $2 survey
const MOSTRADAS = `select jsonb_strip_nulls(jsonb_build_object('id', id::int, 'medida', medida, 'aspecto', aspecto, 'prazo', prazo, 'situacao', situacao)) as acao
  from acao_pesquisa where empresa_id = $1 and pesquisa_id = $2 and mostra_aos_participantes and situacao <> 'X' order by prazo, id`

/** Measures after a survey that participants see, without the responsible person. */
export const acoesMostradas = async ({ db, session }: Ctx, pesquisaId: number): Promise<SurveyAction[]> =>
  (await run<{ acao: SurveyAction }>(db, MOSTRADAS, [session.empresaId, pesquisaId])).map(({ acao }) => acao)
