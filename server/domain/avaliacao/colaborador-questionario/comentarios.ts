import type { Papel } from '#schemas/runtime/domain/desempenho.ts'
import { groupRows } from '#schemas/runtime/grouped.ts'
import { perguntasVisiveis } from '#schemas/runtime/questionario/condicoes.ts'
import { type Ciclo, comentariosAnonimos } from '#server/domain/avaliacao/avaliacao-desempenho/queries.ts'
import { respondidasDe } from '#server/features/questionario/respostas/respondidas.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { run } from '#server/platform/database/sql.ts'

/** A written comment about an evaluated person. */
export interface Comentario {
  /** absent where the author must stay unknown */
  papel?: Papel
  /** absent: about the whole evaluation */
  pergunta?: string
  texto: string
}

interface Copia {
  id: number
  talento: number
  papel: Papel
  questionarioId: number | null
  numeroVersao: number | null
  observacao: string | null
}

// $1 company, $2 cycle, $3 talents
const COPIAS = `select id::int as id, colaborador_id::int as talento, papel, questionario_id::int as "questionarioId", numero_versao as "numeroVersao", observacao
  from colaborador_questionario where empresa_id = $1 and avaliacao_desempenho_id = $2 and colaborador_id = any($3::bigint[])
    and situacao = 'R' and not coalesce(anonima, false)
  order by array_position(array['L', 'U', 'R', 'P', 'A'], papel), id`

/** The comments of a closed cycle about these talents; of an anonymous one only released comments of all roles, shuffled. */
export async function comentariosDoCiclo(
  ctx: Ctx,
  ciclo: Ciclo,
  talentos: number[],
): Promise<Map<number, Comentario[]>> {
  if (ciclo.anonima) return comentariosAnonimos(ctx, ciclo.id, talentos)
  const copias = await run<Copia>(ctx.db, COPIAS, [ctx.session.empresaId, ciclo.id, talentos])
  const perguntadas = copias.flatMap(({ id, questionarioId, numeroVersao }) =>
    questionarioId === null || numeroVersao === null ? [] : [{ id, questionarioId, numeroVersao }],
  )
  const respondidas = await respondidasDe(ctx, perguntadas)
  const escritos = copias.flatMap(({ id, talento, papel, observacao }) => [
    ...perguntasVisiveis(respondidas.get(id) ?? []).flatMap(({ pergunta, resposta: { texto, comentario } }) =>
      [texto, comentario].flatMap((dito) => (dito ? [{ talento, papel, pergunta: pergunta.texto, texto: dito }] : [])),
    ),
    ...(observacao ? [{ talento, papel, texto: observacao }] : []),
  ])
  return groupRows(escritos, ({ talento }) => talento)
}
