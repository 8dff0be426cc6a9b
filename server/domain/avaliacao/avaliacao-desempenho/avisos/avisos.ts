import { displayDay } from '#schemas/runtime/dates.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { run } from '#server/platform/database/sql.ts'
import { sendMessage } from '#server/platform/messages/send.ts'
import type { Ciclo } from '../ciclo.ts'

const RESPONDER = '/avaliacao/avaliacoes-desempenhos-questionarios'

// $1 company, $2 cycle, $3 evaluators: the users among them, and how many copies each has to answer
const DEVEM = `select t.usuario_id as usuario, count(*)::int as quantas from colaborador_questionario c
  join talento t on t.empresa_id = c.empresa_id and t.id = c.avaliador_id
  where c.empresa_id = $1 and c.avaliacao_desempenho_id = $2 and c.situacao <> 'R' and c.avaliador_id = any($3::bigint[]) and t.usuario_id is not null
  group by t.usuario_id order by 2, 1`

/** Sends each evaluator with a login one message in the application with the number of copies he has to answer. */
export async function avisaAvaliadores(ctx: Ctx, ciclo: Ciclo, avaliadores: Iterable<number>): Promise<void> {
  const { empresaId, usuario } = ctx.session
  const rows = await run<{ usuario: number; quantas: number }>(ctx.db, DEVEM, [empresaId, ciclo.id, [...avaliadores]])
  const ate = ciclo.dataFim === undefined ? '' : ` até ${displayDay(ciclo.dataFim)}`
  for (const quantas of new Set(rows.map((row) => row.quantas)))
    await sendMessage(ctx.db, {
      empresaId,
      tipo: 'A',
      usuarios: rows.filter((row) => row.quantas === quantas).map((row) => Number(row.usuario)),
      remetente: usuario.nome,
      texto: `Responda${ate}: ${ciclo.titulo} (${quantas === 1 ? '1 avaliação' : `${quantas} avaliações`}).`,
      link: RESPONDER,
    })
}
