import { appVersao } from '#server/platform/base/version.ts'
import { defineHooks } from '#server/platform/crud/define.ts'
import { fail } from '#server/platform/errors/errors.ts'
import { pathOnly, withoutPersonal } from '#server/platform/integrations/personal.ts'

/** Most reports per user and hour: stops an endless loop. */
const PER_HOUR = 200

export default defineHooks('utilitario/problema', {
  async validate({ db, session, now }, _record, before) {
    if (before) return []
    const hour = new Date(now().getTime() - 3_600_000).toISOString()
    const { n } = await db
      .selectFrom('problema')
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .where('empresa_id', '=', session.empresaId)
      .where('usuario_id', '=', session.usuario.id)
      .where('data', '>', hour)
      .executeTakeFirstOrThrow()
    if (Number(n) >= PER_HOUR) fail('MUITAS_REQUISICOES')
    return []
  },

  /** Removes personal data from what is sent to the provider — spec 3 §2 */
  beforeSave(_ctx, record, before) {
    record.tela = pathOnly(record.tela)
    record.mensagem = withoutPersonal(record.mensagem)
    if (record.detalhes) record.detalhes = withoutPersonal(record.detalhes)
    if (record.comentario) record.comentario = withoutPersonal(record.comentario)
    if (!before) record.versaoSistema = appVersao
  },
})
