import type { FieldError } from '#schemas/runtime/model.ts'
import { forgetAudience } from '#server/features/publico/frozen.ts'
import { type Ctx, defineHooks } from '#server/platform/crud/define.ts'
import { fieldError } from '#server/platform/errors/errors.ts'
import { deliverMessage } from '#server/platform/messages/deliver.ts'
import { forgetMessage } from '#server/platform/messages/forget.ts'
import { acompanhaPublico, alcancaQuemChegou, donoDoPublico } from './publico.ts'
import { contaLeituras, usuariosDeFora } from './queries.ts'

export default defineHooks('utilitario/mensagem', {
  /** SQL condition: automatic messages to single users are not in the register. */
  rows: (_session, alias) => `${alias}.automatica is not true`,

  async validate(ctx, record): Promise<FieldError[]> {
    if (record.destino !== 'USUARIOS') return []
    const nomes = await usuariosDeFora(
      ctx,
      (record.usuarios ?? []).map(({ id }) => id),
    )
    return nomes.map((nome) => fieldError('usuarios', `${nome} não tem acesso a esta empresa`))
  },

  beforeSave({ session }, record, before) {
    if (!before) record.remetente = session.usuario.nome
  },

  async afterSave(ctx, record, before) {
    const { id } = record
    await acompanhaPublico(ctx, { ...record, id }, before)
    await deliverMessage(ctx.db, ctx.session.empresaId, id)
  },

  async beforeDelete({ db, session }, { id }) {
    await forgetMessage(db, session.empresaId, id)
    await forgetAudience(db, session.empresaId, donoDoPublico(id))
  },

  turnOfDay: alcancaQuemChegou,

  async compute(ctx: Ctx, records) {
    const contas = await contaLeituras(
      ctx,
      records.map(({ id }) => id),
    )
    for (const record of records) {
      const { destinatarios = 0, lidas = 0 } = contas.get(record.id) ?? {}
      Object.assign(record, { destinatarios, lidas })
    }
  },
})
