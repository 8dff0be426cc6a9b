import { randomBytes } from 'node:crypto'
import type { NewSecret } from '#schemas/runtime/answers/utilities/webhooks.ts'
import { type Db, run } from '#server/platform/database/sql.ts'
import type { Secrets } from '#server/platform/session/secrets.ts'
import { allSecretsOf, secretOf } from './secret.ts'

/** Hours for which deliveries are also signed with the former secret. */
const BOTH_HOURS = 24

interface Place {
  empresaId: number
  id: number
}

const RENEW = `insert into webhook_estado as e (empresa_id, webhook_id, sal) values ($1, $2, $3)
on conflict (empresa_id, webhook_id) do update set sal = excluded.sal, sal_anterior = e.sal,
  anterior_ate = case when e.sal is not null then $4::timestamptz end
returning anterior_ate`

/** Renews the secret of a webhook; both are valid for 24 hours. @returns the new secret, which is not stored in clear */
export async function renewSecret(db: Db, secrets: Secrets, place: Place, now: Date): Promise<NewSecret> {
  const sal = randomBytes(18).toString('base64url')
  const until = new Date(now.getTime() + BOTH_HOURS * 3_600_000)
  const [row] = await run<{ anterior_ate: string | null }>(db, RENEW, [place.empresaId, place.id, sal, until])
  const anteriorAte = row?.anterior_ate
  return { segredo: secretOf(secrets, { ...place, sal }), ...(anteriorAte ? { anteriorAte } : {}) }
}

/** The valid secrets, the newest first; empty where none was created yet. */
export async function secretsOfWebhook(db: Db, secrets: Secrets, place: Place, now: Date): Promise<string[]> {
  const text = `select sal, case when anterior_ate > $3::timestamptz then sal_anterior end as anterior
    from webhook_estado where empresa_id = $1 and webhook_id = $2`
  const [row] = await run<{ sal: string | null; anterior: string | null }>(db, text, [place.empresaId, place.id, now])
  return [row?.sal, row?.anterior].flatMap((sal) => (sal ? allSecretsOf(secrets, { ...place, sal }) : []))
}
