import { type Db, run, Values } from '#server/crud/sql.ts'
import { fail } from '#server/errors.ts'
import type { Delivery } from './deliver.ts'
import { type Situacao, type Target, TRIAL } from './webhook.ts'

/** A line of the log of deliveries. */
export interface DeliveryLine {
  id: number
  evento: string
  entidade?: string
  registroId?: number
  criadaEm: string
  situacao: Situacao
  tentativas: number
  tentadaEm?: string
  /** when it is tried again */
  proximaEm?: string
  codigo?: number
  duracaoMs?: number
  resposta?: string
  motivo?: string
}

/** One webhook of one company. */
export interface Place {
  empresaId: number
  id: number
}

const LINE = `json_strip_nulls(json_build_object('id', e.id, 'evento', e.evento, 'entidade', nullif(e.entidade, ''),
  'registroId', nullif(e.registro_id, 0), 'criadaEm', e.criada_em, 'situacao', e.situacao, 'tentativas', e.tentativas, 'tentadaEm', e.tentada_em,
  'proximaEm', case when e.situacao = 'AGUARDANDO' then e.proxima_tentativa end, 'codigo', e.codigo, 'duracaoMs', e.duracao_ms,
  'resposta', e.resposta, 'motivo', e.motivo, 'mensagemId', 'msg_' || e.chave)) as linha`

/** A page of a webhook's deliveries, newest first, and how many there are up to a limit. */
export async function listDeliveries(
  db: Db,
  { empresaId, id }: Place,
  situacao: Situacao | undefined,
  page: { offset: number; limit: number; most: number },
): Promise<{ rows: DeliveryLine[]; total: number }> {
  const values = new Values()
  const conditions = [`e.empresa_id = ${values.add(empresaId)}`, `e.webhook_id = ${values.add(id)}`]
  if (situacao) conditions.push(`e.situacao = ${values.add(situacao)}`)
  const from = `from webhook_entrega e where ${conditions.join(' and ')}`
  const count = `select count(*)::int as n from (select 1 ${from} limit ${page.most}) c`
  const [total] = await run<{ n: number }>(db, count, values.list)
  const text = `select ${LINE} ${from} order by e.id desc limit ${page.limit} offset ${page.offset}`
  const rows = await run<{ linha: DeliveryLine }>(db, text, values.list)
  return { rows: rows.map(({ linha }) => linha), total: total?.n ?? 0 }
}

const AGAIN = `update webhook_entrega set situacao = 'AGUARDANDO', tentativas = 0, motivo = null, proxima_tentativa = $3, entregue_em = null
where empresa_id = $1 and webhook_id = $2 and evento <> '${TRIAL}'`

/** Puts one delivery back into the queue, also one that arrived. @throws DomainError 404, ENTREGA_NA_FILA while it waits there */
export async function sendAgain(db: Db, { empresaId, id }: Place, delivery: number, now: Date): Promise<void> {
  const rows = await run(db, `${AGAIN} and id = $4 and situacao <> 'AGUARDANDO' returning id`, [
    empresaId,
    id,
    now,
    delivery,
  ])
  if (rows.length > 0) return
  const found = await run<{ evento: string }>(
    db,
    'select evento from webhook_entrega where empresa_id = $1 and webhook_id = $2 and id = $3',
    [empresaId, id, delivery],
  )
  fail(found[0] && found[0].evento !== TRIAL ? 'ENTREGA_NA_FILA' : 'NAO_ENCONTRADO')
}

/** Puts every delivery that was given up since a moment back into the queue. @returns how many */
export async function sendFailedAgain(db: Db, { empresaId, id }: Place, since: Date, now: Date): Promise<number> {
  const text = `${AGAIN} and situacao = 'FALHOU' and criada_em >= $4 returning id`
  return (await run(db, text, [empresaId, id, now, since])).length
}

/** Notes a trial that is made at once; should its process die, nobody repeats it. */
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
