import type { FollowUpModel } from '#schemas/runtime/answers/evaluation/experience.ts'
import type { FieldError } from '#schemas/runtime/model.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { hot } from '#server/platform/database/hot.ts'
import { run } from '#server/platform/database/sql.ts'
import { fail, fieldError } from '#server/platform/errors/errors.ts'

/** Fields of a model that copies are made from. */
export interface Modelo {
  id: number
  titulo: string
  tipo: 'D' | 'A' | 'L'
  questionarioId: number
  /** text shown before the questions */
  observacao?: string
  percentualMinimoAprovacao?: number
}

// $1 company, $2 model
const MODELO =
  hot(`select jsonb_strip_nulls(jsonb_build_object('id', id, 'titulo', titulo, 'tipo', tipo, 'questionarioId', questionario_id,
    'observacao', observacao, 'percentualMinimoAprovacao', percentual_minimo_aprovacao)) as modelo
  from modelo_avaliacao where empresa_id = $1 and id = $2`)

/** Reads a model; undefined for an id unknown in the company. */
export async function findModelo({ db, session }: Ctx, id: number): Promise<Modelo | undefined> {
  const [found] = await run<{ modelo: Modelo }>(db, MODELO, [session.empresaId, id])
  return found?.modelo
}

/** @throws DomainError 404 */
export const modeloDe = async (ctx: Ctx, id: number): Promise<Modelo> =>
  (await findModelo(ctx, id)) ?? fail('NAO_ENCONTRADO')
// $1 company
const DE_EXPERIENCIA = `select m.id::int, m.titulo, m.versao, m.ativo, m.questionario_id::int as "questionarioId",
    case when p.id is not null then json_build_object('id', p.id, 'nome', p.nome, 'dias', p.dias) end as "periodoExperiencia",
    (select count(*)::int from pergunta q where q.empresa_id = m.empresa_id and q.questionario_id = m.questionario_id) as perguntas
  from modelo_avaliacao m
  left join periodo_experiencia p on p.empresa_id = m.empresa_id and p.id = m.periodo_acompanhamento_experiencia_id
  where m.empresa_id = $1 and m.tipo = 'A' order by p.dias, prumo_busca(m.titulo), m.id`

/** The models that ask at the end of experience periods, each with its period. */
export const modelosDeExperiencia = ({ db, session }: Ctx): Promise<FollowUpModel[]> =>
  run<FollowUpModel>(db, DE_EXPERIENCIA, [session.empresaId])

// $1 company, $2 model, $3 period
const DO_PERIODO = hot(`select from modelo_avaliacao where empresa_id = $1 and id = $2 and tipo = 'A'
  and periodo_acompanhamento_experiencia_id = $3`)

/** A model of another kind, or of another period. */
export async function recusaModeloDoPeriodo(
  { db, session }: Ctx,
  modelo: number,
  periodo: number,
): Promise<FieldError[]> {
  if ((await run(db, DO_PERIODO, [session.empresaId, modelo, periodo])).length > 0) return []
  return [fieldError('modeloAvaliacao', 'Este modelo não é do período de experiência.')]
}

export { modeloEm } from './clone.ts'
