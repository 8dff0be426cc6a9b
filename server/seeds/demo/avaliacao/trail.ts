import type { SeedDb } from '#server/platform/data/insert-records.ts'
import { run } from '#server/platform/database/sql.ts'

// $1 company: the HR user, and each step of a cycle up to its state
const PASSOS = `insert into auditoria (empresa_id, usuario_id, usuario_nome, entidade, registro_id, operacao, campos, criada_em)
  select c.empresa_id, u.id, u.nome, 'avaliacao/avaliacao-desempenho', c.id, p.operacao,
    jsonb_build_object('situacao', jsonb_strip_nulls(jsonb_build_object('de', p.de, 'para', p.para))), p.quando at time zone 'America/Sao_Paulo'
  from avaliacao_desempenho c
  cross join lateral (select u.id, u.nome from usuario u join usuario_empresa e on e.usuario_id = u.id
    where e.empresa_id = c.empresa_id and u.login in ('rh', 'rh2') order by u.id limit 1) u
  cross join lateral (values
    (1, 'criacao', null, 'P', c.data_ini - 14 + time '09:10', true),
    (2, 'libera', 'P', 'L', c.data_ini + time '08:30', c.situacao <> 'P'),
    (3, 'bloqueia', 'L', 'B', c.data_ini + 10 + time '16:05', c.situacao = 'B'),
    (4, 'encerra', 'L', 'E', c.data_fim + 3 + time '08:00', c.situacao in ('E', 'U')),
    (5, 'publica', 'E', 'U', c.data_fim + 12 + time '10:20', c.situacao = 'U')
  ) p (ordem, operacao, de, para, quando, feito)
  where c.empresa_id = $1 and p.feito order by p.quando, c.id`

/** Inserts the trail entries that the steps of each cycle would have written. */
export async function insertCycleTrail(db: SeedDb, company: number): Promise<void> {
  await run(db, PASSOS, [company])
}
