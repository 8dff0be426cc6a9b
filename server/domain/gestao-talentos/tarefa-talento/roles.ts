import { gestorDe } from '#server/domain/gestao-talentos/talento/queries.ts'
import { defineRoles } from '#server/platform/crud/define.ts'
import { run } from '#server/platform/database/sql.ts'
import { membersOf } from '#server/platform/messages/recipients.ts'

interface Tarefa {
  papel: 'G' | 'T' | 'P' | 'U'
  talento: number
  perfil: number | null
  /** the named user, or that of the talent */
  usuario: number | null
}

// $1 company, $2 task
const TAREFA = `select f.papel, f.talento_id::int as talento, f.perfil_id::int as perfil,
    (case f.papel when 'T' then t.usuario_id else f.usuario_id end)::int as usuario
  from tarefa_talento f join talento t on t.empresa_id = f.talento_empresa_id and t.id = f.talento_id
  where f.empresa_id = $1 and f.id = $2`

export default defineRoles('gestao-talentos/tarefa-talento', {
  async responsaveis(ctx, id) {
    const { db, session, context } = ctx
    const [tarefa] = await run<Tarefa>(db, TAREFA, [session.empresaId, id])
    if (!tarefa) return []
    const { papel, talento, perfil, usuario } = tarefa
    if (papel === 'P') return perfil === null ? [] : membersOf(db, session.empresaId, [perfil])
    const one = papel === 'G' ? (await gestorDe(ctx, talento, context.hoje, { comUsuario: true }))?.usuario : usuario
    return one == null ? [] : [one]
  },
})
