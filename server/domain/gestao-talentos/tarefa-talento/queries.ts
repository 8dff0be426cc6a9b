import type { TalentTask } from '#schemas/runtime/answers/positions/talent-tasks.ts'
import { gestorDoTalento, gestoresDe } from '#server/domain/gestao-talentos/talento/queries.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { run, type Values } from '#server/platform/database/sql.ts'
import { perfisDoUsuario } from '#server/platform/messages/recipients.ts'

export { acompanhaRoteiros, apagaPendentes } from './roteiros.ts'

/** SQL: name of who has to do a task; the manager only where the session sees him. */
export function responsavelDaTarefa(ctx: Ctx, f: string, values: Values): string {
  return `(select case ${f}.papel when 'G' then ${gestorDoTalento(ctx, 'quem', values)}->>'nome' when 'T' then quem.nome
      when 'P' then (select p.nome from perfil p where p.id = ${f}.perfil_id)
      else (select u.nome from usuario u where u.id = ${f}.usuario_id) end
    from talento quem where quem.empresa_id = ${f}.talento_empresa_id and quem.id = ${f}.talento_id)`
}

// $1 company, $2 user
const PENDENTES = `select f.id::int, f.titulo, f.descricao, f.prazo, f.papel, f.momento,
    t.id::int as "talentoId", t.nome as talento
  from tarefa_talento f join talento t on t.empresa_id = f.talento_empresa_id and t.id = f.talento_id
  where f.empresa_id = $1 and f.situacao = 'P' and (f.papel = 'G'
    or (f.papel = 'U' and f.usuario_id = $2)
    or (f.papel = 'T' and t.usuario_id = $2)
    or (f.papel = 'P' and f.perfil_id in ${perfisDoUsuario('$2', '$1')}))
  order by f.prazo, f.id`

const DE_ALGUEM = 'select 1 from talento where usuario_id = $1 limit 1'

type Pendente = TalentTask & { papel: 'G' | 'T' | 'P' | 'U' }

/** Open tasks of the session's user, most urgent first: his own, those of his profiles, and those as manager of a talent. */
export async function tarefasDoUsuario(ctx: Ctx): Promise<TalentTask[]> {
  const { db, session, context } = ctx
  const rows = await run<Pendente>(db, PENDENTES, [session.empresaId, session.usuario.id])
  const geridos = new Set(rows.flatMap(({ papel, talentoId }) => (papel === 'G' ? [talentoId] : [])))
  // users without a talent are no managers: skips the expensive search for most users
  if (geridos.size > 0 && (await run(db, DE_ALGUEM, [session.usuario.id])).length === 0) geridos.clear()
  const gestores = await gestoresDe(ctx, [...geridos], context.hoje, { comUsuario: true })
  return rows
    .filter(({ papel, talentoId }) => papel !== 'G' || gestores.get(talentoId)?.usuario === session.usuario.id)
    .map(({ papel: _, ...row }) => row)
}
