import { hot } from '#server/platform/database/hot.ts'
import { type Db, run } from '#server/platform/database/sql.ts'
import { mayWorkIn, worksIn } from './recipients.ts'
import { keptFor } from './retention.ts'

/** SQL: users the message of alias `m` is addressed to. */
const ADDRESSED = `select u.id from usuario u
where u.ativo and case m.destino
  when 'TODOS' then exists (select from usuario_empresa x where x.usuario_id = u.id and x.empresa_id = m.empresa_id)
  when 'PERFIS' then exists (select from usuario_empresa x
    join usuario_empresa_perfis l on l.usuario_empresa_id = x.id
    join mensagem_perfis p on p.empresa_id = m.empresa_id and p.mensagem_id = m.id and p.perfil_id = l.perfil_id
    where x.usuario_id = u.id and x.empresa_id = m.empresa_id)
  when 'PUBLICO' then ${mayWorkIn('u', 'm.empresa_id')} and exists (select from publico_talento p
    join talento t on t.empresa_id = p.empresa_id and t.id = p.talento_id
    where p.empresa_id = m.empresa_id and p.entidade = 'utilitario/mensagem' and p.registro_id = m.id and t.usuario_id = u.id)
  else ${worksIn('u', 'm.empresa_id')} and exists (select from mensagem_usuarios d
    where d.empresa_id = m.empresa_id and d.mensagem_id = m.id and d.usuario_id = u.id)
end`

const WITHDRAW = hot(`delete from usuario_mensagem c using mensagem m
where m.empresa_id = $1 and m.id = $2 and c.empresa_id = $1 and c.mensagem_id = $2 and c.usuario_id not in (${ADDRESSED})`)

const GIVE = hot(`insert into usuario_mensagem (empresa_id, mensagem_id, usuario_id, tipo, data)
select m.empresa_id, m.id, u.id, m.tipo, m.data
from mensagem m cross join lateral (${ADDRESSED}) u
where m.empresa_id = $1 and m.id = $2 and m.data > now() - ${keptFor('$1')}
order by u.id
on conflict (empresa_id, mensagem_id, usuario_id) do update set tipo = excluded.tipo where usuario_mensagem.tipo <> excluded.tipo`)

/**
 * Creates the copies of a stored message for its recipients, in the transaction that stores it, and deletes those of users it no longer addresses.
 * Copies that exist keep their read or removed state; a message older than the retention, whose copies may have been swept, gets no new ones.
 */
export async function deliverMessage(db: Db, empresaId: number, mensagemId: number): Promise<void> {
  await run(db, WITHDRAW, [empresaId, mensagemId])
  await run(db, GIVE, [empresaId, mensagemId])
}
