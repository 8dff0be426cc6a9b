import { readEnv } from '#server/env.ts'
import type { DB } from '#server/generated/tables/index.ts'
import { openDatabase } from '#server/platform/database/pool.ts'

/** Hands in, with an answer to every question and a level of every competence, what is left to answer of the cycle CYCLE of the demo's first company. Run by `bench:cycles`. */
const cycle = Number(process.env.CYCLE)

const ANSWERS = `insert into colaborador_questionario_resposta
    (empresa_id, colaborador_questionario_id, ordem_, pergunta_id, tipo_id, nota, respostas_ids, comentario)
  select 1, q.id, p.ordem, p.id, p.tipo, case when p.tipo = 4 then (q.id * 7 + p.id * 13) % 101 end,
    case when p.tipo = 1 then jsonb_build_array(o.ids[1 + (q.id + p.id) % cardinality(o.ids)]) end,
    case when p.tipo = 3 then 'Cumpre o que combina e ajuda a equipe ' || q.id end
  from colaborador_questionario q
  join pergunta p on p.empresa_id = 1 and p.questionario_id = q.questionario_id
  left join lateral (select array_agg(r.id order by r.ordem_) as ids from pergunta_resposta r where r.empresa_id = 1 and r.pergunta_id = p.id) o on true
  where q.empresa_id = 1 and q.avaliacao_desempenho_id = $1 and q.situacao = 'N'`

const HANDED = `update colaborador_questionario q set situacao = 'R', respondida_em = current_date, performance = (q.id * 17) % 101,
    niveis = (select jsonb_agg(jsonb_build_object('competenciaId', c->'id', 'nivelId', n->'id', 'ordem', n->'ordem'))
      from jsonb_array_elements(v.competencias) c, lateral (select c->'escala'->((q.id % jsonb_array_length(c->'escala'))::int) as n) l)
  from avaliado_avaliacao_desempenho v
  where q.empresa_id = 1 and q.avaliacao_desempenho_id = $1 and q.situacao = 'N'
    and v.empresa_id = 1 and v.avaliacao_desempenho_id = $1 and v.avaliado_id = q.colaborador_id`

const database = await openDatabase<DB>(readEnv(), { role: 'tool' })
try {
  const answers = await database.pool.query(ANSWERS, [cycle])
  const copies = await database.pool.query(HANDED, [cycle])
  await database.pool.query('analyze colaborador_questionario, colaborador_questionario_resposta')
  console.log(`  ${copies.rowCount} questionários respondidos à parte, com ${answers.rowCount} respostas`)
} finally {
  await database.close()
}
process.exit(0)
