import type { SeedDb } from '#server/platform/data/insert-records.ts'
import { run } from '#server/platform/database/sql.ts'

/** Event of a solicitacao → operation in the trail (name of the action). */
const operacoes = {
  CRIACAO: 'criacao',
  STATUS: 'status',
  SUSPENSAO: 'suspende',
  LIBERACAO: 'libera',
  ENCERRAMENTO: 'encerra',
  REABERTURA: 'reabre',
  CANCELAMENTO: 'cancela',
}

/** SQL of the changed fields of event `e` of solicitacao `s`. */
const campos = `case e.tipo
  when 'CRIACAO' then jsonb_build_object('data', jsonb_build_object('para', s.data), 'descricao', jsonb_build_object('para', s.descricao),
    'quantidade', jsonb_build_object('para', s.quantidade), 'status', jsonb_build_object('para', 'I'))
  when 'STATUS' then jsonb_build_object('status', jsonb_build_object('de', 'I', 'para', e.status))
  when 'SUSPENSAO' then jsonb_build_object('suspensa', jsonb_build_object('de', false, 'para', true))
  when 'LIBERACAO' then jsonb_build_object('suspensa', jsonb_build_object('de', true, 'para', false))
  when 'ENCERRAMENTO' then jsonb_build_object('encerrada', jsonb_build_object('de', false, 'para', true))
  when 'REABERTURA' then jsonb_build_object('encerrada', jsonb_build_object('de', true, 'para', false))
  when 'CANCELAMENTO' then jsonb_build_object('cancelada', jsonb_build_object('de', false, 'para', true))
  end`

/** Inserts the trail entries for events of solicitacoes with an id above `after`, as the actions would have written them. */
export async function insertTrail(db: SeedDb, after = 0): Promise<void> {
  await run(
    db,
    `insert into auditoria (empresa_id, usuario_id, usuario_nome, entidade, registro_id, operacao, campos, criada_em)
     select s.empresa_id, u.id, u.nome, 'captacao/solicitacao-pessoal', s.id, $1::jsonb ->> e.tipo, ${campos}, e.data
     from solicitacao_pessoal_evento e
     join solicitacao_pessoal s on s.empresa_id = e.empresa_id and s.id = e.solicitacao_pessoal_id
     join usuario u on u.id = e.usuario_id
     where s.id > $2
     order by e.data, e.empresa_id, e.id`,
    [JSON.stringify(operacoes), after],
  )
}
