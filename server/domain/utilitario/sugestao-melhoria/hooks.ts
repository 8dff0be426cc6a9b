import { hasAuthority } from '#server/platform/access/session.ts'
import { appVersao } from '#server/platform/base/version.ts'
import { defineHooks } from '#server/platform/crud/define.ts'
import { fail } from '#server/platform/errors/errors.ts'

/** Most suggestions per user and hour: stops an endless loop. */
const PER_HOUR = 50

export default defineHooks('utilitario/sugestao-melhoria', {
  /** Own suggestions with their answers; all with ROLE_RESPONDE_SUGESTAO. */
  rows: (session, alias, values) =>
    hasAuthority(session, 'ROLE_RESPONDE_SUGESTAO')
      ? undefined
      : `${alias}.usuario_id = ${values.add(session.usuario.id)}`,

  async validate({ db, session, now }, _record, before) {
    if (before) return []
    const { n } = await db
      .selectFrom('sugestao_melhoria')
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .where('empresa_id', '=', session.empresaId)
      .where('usuario_id', '=', session.usuario.id)
      .where('data', '>', new Date(now().getTime() - 3_600_000).toISOString())
      .executeTakeFirstOrThrow()
    if (Number(n) >= PER_HOUR) fail('MUITAS_REQUISICOES')
    return []
  },

  beforeSave(_ctx, record, before) {
    if (!before) record.versaoSistema = appVersao
  },
})
