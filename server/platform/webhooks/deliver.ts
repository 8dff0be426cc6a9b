import { run } from '#server/platform/database/sql.ts'
import type { Prumo } from '#server/prumo.ts'
import { secretsOfWebhook } from './keys.ts'
import { bodyOf, type Told } from './payload.ts'
import { signaturesOf } from './secret.ts'
import { type Outcome, postBody } from './send.ts'
import { switchOff } from './switch-off.ts'
import { type Target, TRIAL } from './webhook.ts'

/** Minutes before each retry: after the first attempt, the second …; after the last one the delivery fails. */
const PAUSES = [1, 5, 30, 120, 300, 600, 600, 1440, 1440]
/** Lease of a taken delivery: when its process dies, it is due again after so long. */
const LEASE_MINUTES = 5
/** Days of failures without a success after which a webhook is switched off. */
const MOST_DAYS = 5
/** Receivers called at the same time. */
const AT_ONCE = 5

export interface Delivery extends Told {
  id: number
  chave: string
  tentativas: number
}

const DUE = `select w.empresa_id, w.id as webhook_id, w.url, w.conteudo, w.usuario_id from webhook w
where w.ativo and exists (select from webhook_entrega e where e.empresa_id = w.empresa_id and e.webhook_id = w.id
  and e.situacao = 'AGUARDANDO' and e.proxima_tentativa <= greatest($1::timestamptz, now()))
order by w.empresa_id, w.id`

/**
 * Takes the next delivery of a webhook (FOR UPDATE SKIP LOCKED) and counts the attempt before it is made: two processes never take the same one, and a
 * crash cannot retry for ever. Later events of a record wait for its earlier ones.
 */
const TAKE = `with proxima as (
  select e.id from webhook_entrega e join webhook w on w.empresa_id = e.empresa_id and w.id = e.webhook_id and w.ativo
  where e.empresa_id = $2 and e.webhook_id = $3 and e.situacao = 'AGUARDANDO' and e.proxima_tentativa <= greatest($1::timestamptz, now())
    and not exists (select from webhook_entrega b where b.empresa_id = e.empresa_id and b.webhook_id = e.webhook_id
      and b.situacao = 'AGUARDANDO' and b.entidade = e.entidade and b.registro_id = e.registro_id and b.id < e.id)
  order by e.id limit 1 for update of e skip locked
)
update webhook_entrega e set tentativas = tentativas + 1, proxima_tentativa = $1::timestamptz + interval '${LEASE_MINUTES} minutes'
from proxima p where e.empresa_id = $2 and e.id = p.id
returning e.empresa_id, e.id, e.chave, e.entidade, e.registro_id, e.evento, e.versao, e.campos, e.autor, e.criada_em, e.tentativas`

/** Stores the outcome only when `tentativas` is unchanged, i.e. for the process that holds the lease. */
const END = `update webhook_entrega set situacao = $4, codigo = $5, duracao_ms = $6, resposta = $7, motivo = $8, proxima_tentativa = $9,
  tentada_em = $10, entregue_em = case when $4 = 'ENTREGUE' then $10::timestamptz end
where empresa_id = $1 and id = $2 and tentativas = $3 and situacao = 'AGUARDANDO'`

/** Sets the start of uninterrupted failures, unless set already. */
const FAILING = `insert into webhook_estado as e (empresa_id, webhook_id, falhando_desde) values ($1, $2, $3::timestamptz)
on conflict (empresa_id, webhook_id) do update set falhando_desde = coalesce(e.falhando_desde, excluded.falhando_desde) returning falhando_desde`
const FINE =
  'update webhook_estado set falhando_desde = null where empresa_id = $1 and webhook_id = $2 and falhando_desde is not null'

/** Sends due deliveries, those of one webhook one after the other. @returns how many were attempted */
export async function deliverEvents(prumo: Prumo): Promise<number> {
  let tried = 0
  const targets = await run<Target>(prumo.database.kysely, DUE, [prumo.now()])
  const next = async (): Promise<void> => {
    for (let target = targets.shift(); target; target = targets.shift()) tried += await deliverTo(prumo, target)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, next))
  return tried
}

async function deliverTo(prumo: Prumo, target: Target): Promise<number> {
  const { database, now } = prumo
  for (let tried = 0; ; tried++) {
    const [delivery] = await run<Delivery>(database.kysely, TAKE, [now(), target.empresa_id, target.webhook_id])
    if (!delivery) return tried
    const outcome = await tryOnce(prumo, target, delivery)
    if (outcome.gone) await switchOff(prumo, target, 'gone')
    // a receiver that is down is retried in a minute, not for each event
    if (outcome.down || outcome.gone) return tried + 1
  }
}

const NO_SECRET: Outcome = {
  delivered: false,
  down: true,
  gone: false,
  duracao: 0,
  motivo: 'O webhook ainda não tem segredo: gere-o no cadastro.',
}

/** Makes one attempt of a taken delivery and stores its outcome. */
export async function tryOnce(prumo: Prumo, target: Target, delivery: Delivery): Promise<Outcome> {
  const { now, database } = prumo
  const outcome = await call(prumo, target, delivery)
  const at = now()
  const trial = delivery.evento === TRIAL
  const pause = outcome.delivered || trial ? undefined : PAUSES[delivery.tentativas - 1]
  const situacao = outcome.delivered ? 'ENTREGUE' : pause === undefined ? 'FALHOU' : 'AGUARDANDO'
  await run(database.kysely, END, [
    delivery.empresa_id,
    delivery.id,
    delivery.tentativas,
    situacao,
    outcome.codigo ?? null,
    outcome.duracao,
    outcome.resposta ?? null,
    outcome.motivo ?? null,
    new Date(at.getTime() + (pause ?? 0) * 60_000),
    at,
  ])
  await remember(prumo, target, outcome, trial)
  return outcome
}

async function call(prumo: Prumo, target: Target, delivery: Delivery): Promise<Outcome> {
  const { env, secrets, now, database } = prumo
  const place = { empresaId: target.empresa_id, id: target.webhook_id }
  const keys = await secretsOfWebhook(database.kysely, secrets, place, now())
  if (keys.length === 0) return NO_SECRET
  const body = await bodyOf(prumo, target, delivery)
  const id = `msg_${delivery.chave}`
  const timestamp = Math.floor(now().getTime() / 1000)
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'user-agent': 'PrumoRH-Webhooks/1',
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signaturesOf(keys, id, timestamp, body),
  }
  return postBody(target.url, headers, body, env.webhookHosts)
}

/** Tracks failures of a webhook and switches it off after MOST_DAYS without a success. */
async function remember(prumo: Prumo, target: Target, { delivered }: Outcome, trial: boolean): Promise<void> {
  const db = prumo.database.kysely
  if (delivered) await run(db, FINE, [target.empresa_id, target.webhook_id])
  else if (!trial) {
    const now = prumo.now()
    const [row] = await run<{ falhando_desde: string }>(db, FAILING, [target.empresa_id, target.webhook_id, now])
    const since = new Date(row?.falhando_desde ?? now).getTime()
    if (now.getTime() - since >= MOST_DAYS * 86_400_000) await switchOff(prumo, target, 'failing')
  }
}
