import type { SeedDb } from '#server/platform/data/insert-records.ts'
import { run } from '#server/platform/database/sql.ts'
import type { Collection } from './collection.ts'
import type { CompanyId } from './empresas.ts'

/** Adds an inactive webhook with a history, so that the demo sends nothing. */
export function addWebhooks(demo: Collection, company: CompanyId): void {
  demo.add('utilitario/webhook', company, {
    nome: 'Folha de pagamento',
    ativo: false,
    url: 'https://folha.exemplo.com.br/webhooks/prumo',
    conteudo: 'IDS',
    eventos: ['captacao/solicitacao-pessoal:incluido', 'captacao/solicitacao-pessoal:encerra'],
  })
}

const ENTREGAS = `insert into webhook_entrega (empresa_id, webhook_id, entidade, registro_id, evento, autor, criada_em, situacao, tentativas,
  proxima_tentativa, tentada_em, entregue_em, codigo, duracao_ms, resposta, motivo)
select e.empresa_id, w.id, 'captacao/solicitacao-pessoal', e.solicitacao_pessoal_id, case e.tipo when 'CRIACAO' then 'incluido' else 'encerra' end,
  jsonb_build_object('tipo', 'usuario', 'id', e.usuario_id), e.data, case when falhou then 'FALHOU' else 'ENTREGUE' end, case when falhou then 9 else 1 end,
  e.data, e.data, case when not falhou then e.data end, case when falhou then 503 else 204 end, 80 + e.n * 37 % 200,
  case when falhou then 'Service Unavailable' end, case when falhou then 'O destino respondeu 503.' end
from (select *, row_number() over (partition by empresa_id order by data desc, id) as n from solicitacao_pessoal_evento where tipo in ('CRIACAO', 'ENCERRAMENTO')) e
join webhook w on w.empresa_id = e.empresa_id
cross join lateral (select e.n = 4 as falhou) f
where e.n <= 20 order by e.empresa_id, e.data, e.id`

/** Inserts its past deliveries, one of them failed. */
export const insertEntregas = (db: SeedDb): Promise<unknown> => run(db, ENTREGAS, [])
