import type { ParametrosSistema } from '#schemas/generated/types/utilitario/parametros-sistema.ts'
import type { Entity } from '#schemas/runtime/model.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { holdersOf } from '#server/platform/messages/recipients.ts'
import { sendMessage } from '#server/platform/messages/send.ts'

/** Authority of the administrators to notify. */
const ADMINISTRADOR = 'ROLE_CAD_USUARIO_ALTERAR'

/** Notifies the administrators of every company of what companies begin or cease to share. Runs in the transaction of the change. */
export async function avisaCompartilhamento(
  ctx: Ctx,
  record: ParametrosSistema,
  before: ParametrosSistema | undefined,
): Promise<void> {
  const mudancas = [...ctx.deps.model.entities.values()].flatMap((entity) => mudanca(entity, record, before))
  if (mudancas.length === 0) return
  const { nome } = ctx.session.usuario
  const texto = `${nome} mudou o que as empresas desta instalação compartilham. ${mudancas.join(' ')}`
  const empresas = await ctx.db
    .selectFrom('empresa')
    .select('id')
    .where('ativa', 'is not', false)
    .orderBy('id')
    .execute()
  for (const { id: empresaId } of empresas) {
    const usuarios = await holdersOf(ctx.db, empresaId, ADMINISTRADOR)
    await sendMessage(ctx.db, { empresaId, tipo: 'U', usuarios, remetente: nome, texto })
  }
}

function mudanca(
  { sharedBy, plural, parent }: Entity,
  record: ParametrosSistema,
  before: ParametrosSistema | undefined,
): string[] {
  if (sharedBy === undefined || parent) return []
  const is = (of: object | undefined) =>
    Object.entries(of ?? {}).some(([name, value]) => name === sharedBy && value === true)
  if (is(record) === is(before)) return []
  const tail = is(record)
    ? 'quem pode ver este cadastro em outra empresa passa a ver também os registros desta.'
    : 'cada empresa volta a ver somente os seus.'
  return [`${plural}: ${tail}`]
}
