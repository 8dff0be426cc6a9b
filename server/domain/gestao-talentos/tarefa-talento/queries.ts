import type { TalentTask } from '#schemas/runtime/answers/talent-tasks.ts'
import { gestorDoTalento, gestoresDe } from '#server/domain/gestao-talentos/talento/queries.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { run, type Values } from '#server/platform/database/sql.ts'
import { perfisDoUsuario } from '#server/platform/messages/recipients.ts'

export { acompanhaRoteiros, apagaPendentes } from './roteiros.ts'

/** SQL: what whoever is to do a task is called; the manager only where the session sees him. */
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

/** What is still to be done by the session's user himself, the most urgent first: his own, his profiles', and as the manager of a talent. */
export async function tarefasDoUsuario(ctx: Ctx): Promise<TalentTask[]> {
  const { db, session, context } = ctx
  const rows = await run<Pendente>(db, PENDENTES, [session.empresaId, session.usuario.id])
  const geridos = new Set(rows.flatMap(({ papel, talentoId }) => (papel === 'G' ? [talentoId] : [])))
  // whom no talent is linked to manages nobody: that is most users, and who manages whom is dear to ask
  if (geridos.size > 0 && (await run(db, DE_ALGUEM, [session.usuario.id])).length === 0) geridos.clear()
  const gestores = await gestoresDe(ctx, [...geridos], context.hoje, { comUsuario: true })
  return rows
    .filter(({ papel, talentoId }) => papel !== 'G' || gestores.get(talentoId)?.usuario === session.usuario.id)
    .map(({ papel: _, ...row }) => row)
}
