import { exigeCadastro } from '#server/domain/captacao/candidato/queries.ts'
import { defineHooks } from '#server/platform/crud/define.ts'
import { run } from '#server/platform/database/sql.ts'
import { fieldError } from '#server/platform/errors/errors.ts'

/** Documents a candidate may attach himself: above any selection's needs, low enough to protect the disk. */
const MAXIMO = 30
const cheio = `Você pode anexar até ${MAXIMO} documentos. Exclua um deles para anexar outro.`

const SEUS = `select count(*)::int as n from candidato_documento d join arquivo a on a.id::text = d.documento and a.candidato_id = $1
where d.candidato_id = $1`

export default defineHooks('captacao/candidato-documento', {
  /** Limits a candidate's documents. `createChild` holds the lock on his row, so concurrent uploads are counted one after another. */
  async validate(ctx, _record, before) {
    if (ctx.session.kind !== 'candidato' || before) return []
    await exigeCadastro(ctx)
    const [row] = await run<{ n: number }>(ctx.db, SEUS, [ctx.session.usuario.id])
    return row && row.n >= MAXIMO ? [fieldError('documento', cheio)] : []
  },
})
