import type { InterviewModel } from '#schemas/runtime/answers/evaluation/exit-interview.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { hot } from '#server/platform/database/hot.ts'
import { run } from '#server/platform/database/sql.ts'

export const MODELO_ENTREVISTA = 'pesquisa/modelo-entrevista'

/** Fields of a model that interviews are made from. */
export interface ModeloDeEntrevista {
  id: number
  titulo: string
  ativo: boolean
  questionarioId: number
  /** text shown before the questions */
  cabecalho?: string
}

// $1 company, $2 model
const MODELO =
  hot(`select jsonb_strip_nulls(jsonb_build_object('id', id, 'titulo', titulo, 'ativo', ativo, 'questionarioId', questionario_id,
    'cabecalho', cabecalho)) as modelo from modelo_entrevista where empresa_id = $1 and id = $2`)

/** Reads a model; undefined for an id unknown in the company. */
export async function findModeloDeEntrevista(
  { db, session }: Ctx,
  id: number,
): Promise<ModeloDeEntrevista | undefined> {
  const [found] = await run<{ modelo: ModeloDeEntrevista }>(db, MODELO, [session.empresaId, id])
  return found?.modelo
}

// $1 company, $2 reason (null: none); ordered by preference
const ATIVOS =
  hot(`select m.id::int as id, m.titulo, m.questionario_id::int as "questionarioId", m.padrao, p.quantidade, r.tem as "doMotivo"
  from modelo_entrevista m
  cross join lateral (select count(*)::int as quantidade from pergunta q
    where q.empresa_id = m.empresa_id and q.questionario_id = m.questionario_id) p
  cross join lateral (select exists (select from modelo_entrevista_motivos l where l.empresa_id = m.empresa_id
    and l.modelo_entrevista_id = m.id and l.motivo_desligamento_id = $2) as tem) r
  where m.empresa_id = $1 and m.ativo and p.quantidade > 0
  order by r.tem desc, m.padrao desc, m.titulo, m.id`)

/** Active models with questions: those of the reason first, then the default. */
export const modelosAtivos = ({ db, session }: Ctx, motivo?: number): Promise<InterviewModel[]> =>
  run<InterviewModel>(db, ATIVOS, [session.empresaId, motivo ?? null])

/** The model for a dismissal reason: its own, else the default. */
export async function modeloParaMotivo(ctx: Ctx, motivo: number | undefined): Promise<InterviewModel | undefined> {
  const [first] = await modelosAtivos(ctx, motivo)
  return first && (first.doMotivo || first.padrao) ? first : undefined
}
