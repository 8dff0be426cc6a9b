import type { DeliveryLine } from '#schemas/runtime/answers/utilities/webhooks.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { seesNamed } from '#server/platform/crud/sight/visible-rows.ts'
import { type Db, run, Values } from '#server/platform/database/sql.ts'
import { fail } from '#server/platform/errors/errors.ts'
import type { Delivery } from './deliver.ts'
import { type Situacao, type Target, TRIAL } from './webhook.ts'

/** One webhook of one company. */
export interface Place {
  empresaId: number
  id: number
}

const LINE = `json_strip_nulls(json_build_object('id', e.id, 'evento', e.evento, 'entidade', nullif(e.entidade, ''),
  'registroId', nullif(e.registro_id, 0), 'criadaEm', e.criada_em, 'situacao', e.situacao, 'tentativas', e.tentativas, 'tentadaEm', e.tentada_em,
  'proximaEm', case when e.situacao = 'AGUARDANDO' then e.proxima_tentativa end, 'codigo', e.codigo, 'duracaoMs', e.duracao_ms,
  'resposta', e.resposta, 'motivo', e.motivo, 'mensagemId', 'msg_' || e.chave)) as linha`

/** SQL condition: test deliveries, and deliveries about records that the session sees. */
const seenDeliveries = ({ session, deps }: Ctx, values: Values): string =>
  `(e.evento = '${TRIAL}' or ${seesNamed({ entity: 'e.entidade', id: 'e.registro_id', evenGone: true }, session, values, deps)})`

/** A page of a webhook's deliveries that the session sees, newest first, and their number up to a limit. */
export async function listDeliveries(
  ctx: Ctx,
  { empresaId, id }: Place,
  situacao: Situacao | undefined,
  page: { offset: number; limit: number; most: number },
): Promise<{ rows: DeliveryLine[]; total: number }> {
  const values = new Values()
  const conditions = [
    `e.empresa_id = ${values.add(empresaId)}`,
    `e.webhook_id = ${values.add(id)}`,
    seenDeliveries(ctx, values),
  ]
  if (situacao) conditions.push(`e.situacao = ${values.add(situacao)}`)
  const from = `from webhook_entrega e where ${conditions.join(' and ')}`
  const count = `select count(*)::int as n from (select 1 ${from} limit ${page.most}) c`
  const [total] = await run<{ n: number }>(ctx.db, count, values.list)
  const text = `select ${LINE} ${from} order by e.id desc limit ${page.limit} offset ${page.offset}`
  const rows = await run<{ linha: DeliveryLine }>(ctx.db, text, values.list)
  return { rows: rows.map(({ linha }) => linha), total: total?.n ?? 0 }
}

/** SQL that queues deliveries again, but not tests; the caller appends conditions. */
const again = ({ empresaId, id }: Place, now: Date, values: Values): string =>
  `update webhook_entrega e set situacao = 'AGUARDANDO', tentativas = 0, motivo = null, proxima_tentativa = ${values.add(now)}, entregue_em = null
where e.empresa_id = ${values.add(empresaId)} and e.webhook_id = ${values.add(id)} and e.evento <> '${TRIAL}'`

/** Queues one delivery again, also a delivered one. @throws DomainError 404, ENTREGA_NA_FILA while it is waiting */
export async function sendAgain(ctx: Ctx, place: Place, delivery: number, now: Date): Promise<void> {
  const values = new Values()
  const own = `${again(place, now, values)} and e.id = ${values.add(delivery)} and ${seenDeliveries(ctx, values)}`
  if ((await run(ctx.db, `${own} and e.situacao <> 'AGUARDANDO' returning e.id`, values.list)).length > 0) return
  const known = new Values()
  const waits = `select from webhook_entrega e where e.empresa_id = ${known.add(place.empresaId)} and e.webhook_id = ${known.add(place.id)}
    and e.id = ${known.add(delivery)} and e.evento <> '${TRIAL}' and ${seenDeliveries(ctx, known)}`
  fail((await run(ctx.db, waits, known.list)).length > 0 ? 'ENTREGA_NA_FILA' : 'NAO_ENCONTRADO')
}

/** Queues again all failed deliveries since a moment that the session sees. @returns how many */
export async function sendFailedAgain(ctx: Ctx, place: Place, since: Date, now: Date): Promise<number> {
  const values = new Values()
  const failed = `${again(place, now, values)} and e.situacao = 'FALHOU' and e.criada_em >= ${values.add(since)} and ${seenDeliveries(ctx, values)}`
  return (await run(ctx.db, `${failed} returning e.id`, values.list)).length
}

/** Stores a test delivery, which is sent at once; it is not retried when its process dies. */
export async function noteTrial(
  db: Db,
  { empresaId, id }: Place,
  usuarioId: number,
  now: Date,
): Promise<{ target: Target; delivery: Delivery }> {
  const [target] = await run<Target>(
    db,
    'select empresa_id, id as webhook_id, url, conteudo, usuario_id from webhook where empresa_id = $1 and id = $2',
    [empresaId, id],
  )
  const [delivery] = await run<Delivery>(
    db,
    `insert into webhook_entrega (empresa_id, webhook_id, entidade, registro_id, evento, autor, tentativas, proxima_tentativa, criada_em)
     values ($1, $2, '', 0, '${TRIAL}', $3, 1, 'infinity', $4)
     returning empresa_id, id, chave, entidade, registro_id, evento, versao, campos, autor, criada_em, tentativas`,
    [empresaId, id, JSON.stringify({ tipo: 'usuario', id: usuarioId }), now],
  )
  return target && delivery ? { target, delivery } : fail('NAO_ENCONTRADO')
}
