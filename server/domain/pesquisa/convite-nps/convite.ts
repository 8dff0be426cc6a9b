import type { Ctx } from '#server/platform/crud/define.ts'
import { run } from '#server/platform/database/sql.ts'
import { type Convite, type Vez, vezDe } from './vez.ts'

/** Where the company says nothing: as `empresa-configuracao` has it. */
const DIAS = 180

/** $1 company, $2 user */
const MEU = `select perguntado_em::text as "perguntadoEm", adiamentos, adiado_ate::text as "adiadoAte", respondido_em::text as "respondidoEm"
from convite_nps where empresa_id = $1 and usuario_id = $2`

export const diasDe = ({ context }: Ctx): number => Number(context.empresa.npsDias ?? DIAS)

/** Whether it is the session's user's turn. */
export async function minhaVez(ctx: Ctx): Promise<Vez> {
  return vezDe(await leConvite(ctx, MEU), diasDe(ctx), ctx.context.hoje)
}

const NASCE = `insert into convite_nps (empresa_id, usuario_id, perguntado_em, adiamentos) values ($1, $2, $3::date, 0)
on conflict (empresa_id, usuario_id) do nothing`

/** The same with the user's row locked until the end of the transaction: two hand-ins of one person come one after the other. */
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
 * Notes days, and nothing of what was answered: a statement of its own, so that no line of the trail, no event and no task tells when it was
 * (server/features/anonimato/README.md).
 */
export async function marca({ db, session }: Ctx, convite: Convite): Promise<void> {
  const { perguntadoEm, adiamentos, adiadoAte, respondidoEm } = convite
  await run(db, MARCA, [session.empresaId, session.usuario.id, perguntadoEm, adiamentos, adiadoAte, respondidoEm])
}

const leConvite = async ({ db, session }: Ctx, text: string): Promise<Convite | undefined> =>
  (await run<Convite>(db, text, [session.empresaId, session.usuario.id]))[0]
