import type { InterviewModel } from '#schemas/runtime/answers/exit-interview.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { hot } from '#server/platform/database/hot.ts'
import { run } from '#server/platform/database/sql.ts'

export const MODELO_ENTREVISTA = 'pesquisa/modelo-entrevista'

/** A model as interviews are made of it. */
export interface ModeloDeEntrevista {
  id: number
  titulo: string
  ativo: boolean
  questionarioId: number
  /** read before the questions */
  cabecalho?: string
}

// $1 company, $2 model
const MODELO =
  hot(`select jsonb_strip_nulls(jsonb_build_object('id', id, 'titulo', titulo, 'ativo', ativo, 'questionarioId', questionario_id,
    'cabecalho', cabecalho)) as modelo from modelo_entrevista where empresa_id = $1 and id = $2`)

/** Undefined where the company has none of this number. */
export async function findModeloDeEntrevista(
  { db, session }: Ctx,
  id: number,
): Promise<ModeloDeEntrevista | undefined> {
  const [found] = await run<{ modelo: ModeloDeEntrevista }>(db, MODELO, [session.empresaId, id])
  return found?.modelo
}

// $1 company, $2 reason (null: none); the one to be taken first
const ATIVOS =
  hot(`select m.id::int as id, m.titulo, m.questionario_id::int as "questionarioId", m.padrao, p.quantidade, r.tem as "doMotivo"
  from modelo_entrevista m
  cross join lateral (select count(*)::int as quantidade from pergunta q
    where q.empresa_id = m.empresa_id and q.questionario_id = m.questionario_id) p
  cross join lateral (select exists (select from modelo_entrevista_motivos l where l.empresa_id = m.empresa_id
    and l.modelo_entrevista_id = m.id and l.motivo_desligamento_id = $2) as tem) r
  where m.empresa_id = $1 and m.ativo and p.quantidade > 0
  order by r.tem desc, m.padrao desc, m.titulo, m.id`)

/** Active models that ask something, that of a reason first, then the default one. */
export const modelosAtivos = ({ db, session }: Ctx, motivo?: number): Promise<InterviewModel[]> =>
  run<InterviewModel>(db, ATIVOS, [session.empresaId, motivo ?? null])

/** The model for who leaves for a reason: its own, else the default one. */
export async function modeloParaMotivo(ctx: Ctx, motivo: number | undefined): Promise<InterviewModel | undefined> {
  const [first] = await modelosAtivos(ctx, motivo)
  return first && (first.doMotivo || first.padrao) ? first : undefined
}
