import type { Passagem } from '#schemas/runtime/answers/recruitment/candidacies.ts'
import { dropEmpty } from '#server/platform/base/present.ts'
import { forEntity } from '#server/platform/crud/context.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { visibleRows } from '#server/platform/crud/sight/visible-rows.ts'
import { run, Values } from '#server/platform/database/sql.ts'

interface Recorte {
  candidatoId?: number
  solicitacaoId?: number
  /** id of one stay */
  id?: number
  limit: number
  offset: number
}

interface Row {
  id: number
  data: string
  saida: string | null
  aptidao: 'I' | 'S' | 'N' | null
  observacao: string | null
  responsavel: string | null
  etapa_id: number | null
  etapa: string | null
  desfecho: string | null
  link_id: number
  candidato_id: number
  candidato: string
  solicitacao_id: number
  solicitacao: string
  expiracao: string | null
  avaliacoes: NonNullable<Passagem['avaliacoes']> | null
  total: number
}

/** SQL: types of events that begin a stay in a step; the next event other than APTIDAO ends it. */
const entra = `('INCLUSAO', 'ETAPA', 'RETOMADA')`

/**
 * The stays of candidates in steps, newest first: a stay begins with an event of the trail and ends with the next one that moves the candidate. A
 * candidate taken up again is back in the step he was in.
 */
export async function passagens(ctx: Ctx, recorte: Recorte): Promise<{ rows: Passagem[]; total: number }> {
  const values = new Values()
  const seen = visibleRows(forEntity(ctx, 'captacao/candidato-solicitacao').entity, ctx.session, 's', values, ctx.deps)
  const conditions = [...seen, `e.tipo in ${entra}`]
  if (recorte.candidatoId !== undefined) conditions.push(`s.candidato_id = ${values.add(recorte.candidatoId)}`)
  if (recorte.solicitacaoId !== undefined) conditions.push(`s.solicitacao_id = ${values.add(recorte.solicitacaoId)}`)
  if (recorte.id !== undefined) conditions.push(`e.id = ${values.add(recorte.id)}`)
  const page = `limit ${values.add(recorte.limit)} offset ${values.add(recorte.offset)}`
  const text = `with estadia as (
      select e.empresa_id, e.id, e.data, e.tipo, e.para_etapa_id, e.observacao, e.usuario_id, e.aptidao, s.id as link_id, s.candidato_empresa_id,
        s.candidato_id, s.solicitacao_id, count(*) over () as total
      from candidato_solicitacao_evento e
      join candidato_solicitacao s on s.empresa_id = e.empresa_id and s.id = e.candidato_solicitacao_id
      where ${conditions.join(' and ')} order by e.data desc, e.id desc ${page})
    select p.id, p.data, fim.data as saida, coalesce(apto.aptidao, p.aptidao) as aptidao, coalesce(apto.observacao, p.observacao) as observacao,
      u.nome as responsavel, coalesce(p.para_etapa_id, antes.para_etapa_id) as etapa_id, t.nome as etapa, fim.tipo as desfecho, p.link_id,
      p.candidato_id, c.nome as candidato, p.solicitacao_id, v.descricao as solicitacao, a.expiracao, a.avaliacoes, p.total
    from estadia p
    join candidato c on c.empresa_id = p.candidato_empresa_id and c.id = p.candidato_id
    join solicitacao_pessoal v on v.empresa_id = p.empresa_id and v.id = p.solicitacao_id
    left join usuario u on u.id = p.usuario_id
    left join lateral (select n.data, n.id, n.tipo from candidato_solicitacao_evento n where n.empresa_id = p.empresa_id
      and n.candidato_solicitacao_id = p.link_id and n.tipo <> 'APTIDAO' and (n.data, n.id) > (p.data, p.id) order by n.data, n.id limit 1) fim on true
    left join lateral (select n.aptidao, n.observacao from candidato_solicitacao_evento n where n.empresa_id = p.empresa_id
      and n.candidato_solicitacao_id = p.link_id and n.tipo = 'APTIDAO' and (n.data, n.id) > (p.data, p.id)
      and (fim.id is null or (n.data, n.id) < (fim.data, fim.id)) order by n.data desc, n.id desc limit 1) apto on true
    left join lateral (select n.para_etapa_id from candidato_solicitacao_evento n where p.tipo = 'RETOMADA' and n.empresa_id = p.empresa_id
      and n.candidato_solicitacao_id = p.link_id and n.para_etapa_id is not null and (n.data, n.id) < (p.data, p.id)
      order by n.data desc, n.id desc limit 1) antes on true
    left join etapa_seletiva t on t.empresa_id = p.empresa_id and t.id = coalesce(p.para_etapa_id, antes.para_etapa_id)
    left join lateral (select min(x.data_hora_expiracao) filter (where x.situacao = 'P') as expiracao, jsonb_agg(jsonb_build_object('id', x.id,
      'titulo', x.titulo, 'situacao', x.situacao, 'performance', x.performance) order by x.id) as avaliacoes from avaliacao_candidato x
      where x.empresa_id = p.empresa_id and x.historico_candidato_id = p.id) a on true
    order by p.data desc, p.id desc`
  const rows = await run<Row>(ctx.db, text, values.list)
  return { rows: rows.map((row) => passagemOf(row, ctx.now())), total: Number(rows[0]?.total ?? 0) }
}

/** A stay in the JSON of the specification's history, without empty members. */
function passagemOf(row: Row, agora: Date): Passagem {
  return dropEmpty({
    id: Number(row.id),
    candidatoSolicitacao: { id: Number(row.link_id) },
    candidato: { id: Number(row.candidato_id), nome: row.candidato },
    solicitacao: { id: Number(row.solicitacao_id), descricao: row.solicitacao },
    etapaSeletiva:
      row.etapa_id === null || row.etapa === null ? undefined : { id: Number(row.etapa_id), nome: row.etapa },
    data: row.data,
    saida: row.saida,
    desfecho: row.desfecho,
    dias: Math.floor(
      ((row.saida === null ? agora.getTime() : Date.parse(row.saida)) - Date.parse(row.data)) / 86_400_000,
    ),
    responsavel: row.responsavel,
    aptidao: row.aptidao ?? 'I',
    observacao: row.observacao,
    dataHoraExpiracao: row.expiracao,
    avaliacoes: row.avaliacoes,
  })
}
