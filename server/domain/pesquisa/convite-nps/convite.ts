import type { Ctx } from '#server/platform/crud/define.ts'
import { run } from '#server/platform/database/sql.ts'
import { type Convite, type Vez, vezDe } from './vez.ts'

/** Default of `npsDias`, as in `empresa-configuracao`. */
const DIAS = 180

/** $1 company, $2 user */
const MEU = `select perguntado_em::text as "perguntadoEm", adiamentos, adiado_ate::text as "adiadoAte", respondido_em::text as "respondidoEm"
from convite_nps where empresa_id = $1 and usuario_id = $2`

export const diasDe = ({ context }: Ctx): number => Number(context.empresa.npsDias ?? DIAS)

/** Whether the session's user is asked now. */
export async function minhaVez(ctx: Ctx): Promise<Vez> {
  return vezDe(await leConvite(ctx, MEU), diasDe(ctx), ctx.context.hoje)
}

const NASCE = `insert into convite_nps (empresa_id, usuario_id, perguntado_em, adiamentos) values ($1, $2, $3::date, 0)
on conflict (empresa_id, usuario_id) do nothing`

/** Like `minhaVez`, with the user's row locked FOR UPDATE: concurrent answers of one person are serialized. */
export async function trancaMinhaVez(tx: Ctx): Promise<Vez & { perguntadoEm: string }> {
  const { hoje } = tx.context
  await run(tx.db, NASCE, [tx.session.empresaId, tx.session.usuario.id, hoje])
  const convite = await leConvite(tx, `${MEU} for update`)
  const vez = vezDe(convite, diasDe(tx), hoje)
  const novo = !convite || (vez.perguntar && vez.adiamentos === 0)
  return { ...vez, perguntadoEm: novo ? hoje : convite.perguntadoEm }
}

const MARCA = `update convite_nps set perguntado_em = $3::date, adiamentos = $4, adiado_ate = $5::date, respondido_em = $6::date, versao = versao + 1
where empresa_id = $1 and usuario_id = $2`

/**
 * Stores the days, without the answer. A direct statement, because no line of the trail, event or task may record the
 * time (server/features/anonimato/README.md).
 */
export async function marca({ db, session }: Ctx, convite: Convite): Promise<void> {
  const { perguntadoEm, adiamentos, adiadoAte, respondidoEm } = convite
  await run(db, MARCA, [session.empresaId, session.usuario.id, perguntadoEm, adiamentos, adiadoAte, respondidoEm])
}

const leConvite = async ({ db, session }: Ctx, text: string): Promise<Convite | undefined> =>
  (await run<Convite>(db, text, [session.empresaId, session.usuario.id]))[0]
