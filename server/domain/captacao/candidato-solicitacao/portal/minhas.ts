import type { Candidatura } from '#schemas/runtime/answers/recruitment/portal.ts'
import { dropEmpty } from '#server/platform/base/present.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { run } from '#server/platform/database/sql.ts'

interface Row {
  id: number
  situacao: 'E' | 'C' | 'R' | 'D'
  data: string | null
  naEtapaDesde: string | null
  etapa: string | null
  vaga: string
  anuncioId: number | null
  empresa: string
  empresaId: number
  entrevistas: Candidatura['entrevistas'] | null
  avaliacoes: Candidatura['avaliacoes'] | null
  passos: Candidatura['passos'] | null
}

/** SQL: interviews not yet over, cancelled ones included; outcomes are not shown to candidates. */
const entrevistas = `select jsonb_agg(jsonb_strip_nulls(jsonb_build_object('id', i.id, 'inicio', i.inicio, 'duracao', i.duracao, 'local', i.local,
    'link', i.link, 'cancelada', i.situacao = 'C')) order by i.inicio, i.id) from entrevista i
  where i.empresa_id = s.empresa_id and i.candidatura_id = s.id and i.situacao in ('M', 'C')
    and i.inicio + make_interval(mins => i.duracao) > $3::timestamptz`

/** SQL: open evaluations that the candidate answers. */
const avaliacoes = `select jsonb_agg(jsonb_strip_nulls(jsonb_build_object('id', a.id, 'titulo', a.titulo, 'dataHoraExpiracao', a.data_hora_expiracao))
    order by a.data_hora_expiracao nulls last, a.id) from avaliacao_candidato a
  where a.empresa_id = s.empresa_id and a.solicitacao_id = s.solicitacao_id and a.candidato_empresa_id = $1 and a.candidato_id = $2
    and a.respondente = 'C' and a.situacao = 'P' and (a.data_hora_expiracao is null or a.data_hora_expiracao > $3::timestamptz)`

/** SQL: events without user, remarks, fitness and reasons. */
const passos = `select jsonb_agg(jsonb_strip_nulls(jsonb_build_object('data', p.data, 'tipo', p.tipo, 'etapa', d.nome)) order by p.data, p.id)
  from candidato_solicitacao_evento p left join etapa_seletiva d on d.empresa_id = p.empresa_id and d.id = p.para_etapa_id
  where p.empresa_id = s.empresa_id and p.candidato_solicitacao_id = s.id and p.tipo <> 'APTIDAO'`

/** SQL: title of the advert, with its id while the portal shows it. */
const anuncio = `select n.titulo, case when n.exibir_modulo_externo and (n.previsao_encerramento is null or n.previsao_encerramento >= $4::date)
    and v.status = 'A' and not v.suspensa and not v.encerrada and not v.cancelada then n.id end as id
  from anuncio n where n.empresa_id = s.empresa_id and n.solicitacao_id = s.solicitacao_id order by n.id desc limit 1`

const statement = `select s.id, s.situacao, s.data, s.na_etapa_desde as "naEtapaDesde", t.nome as etapa, coalesce(n.titulo, v.descricao) as vaga,
    n.id as "anuncioId", e.nome as empresa, e.id as "empresaId", (${entrevistas}) as entrevistas, (${avaliacoes}) as avaliacoes, (${passos}) as passos
  from candidato_solicitacao s join empresa e on e.id = s.empresa_id
  join solicitacao_pessoal v on v.empresa_id = s.empresa_id and v.id = s.solicitacao_id
  left join etapa_seletiva t on t.empresa_id = s.empresa_id and t.id = s.etapa_seletiva_id
  left join lateral (${anuncio}) n on true
  where s.candidato_empresa_id = $1 and s.candidato_id = $2
  order by s.situacao = 'E' desc, s.data desc nulls last, s.id desc limit 200`

/**
 * The candidate's own selections, open ones first: step, since when, interviews and evaluations ahead, past events.
 * Remarks, fitness, marks, results and reasons of the company are not even selected.
 */
export async function minhasCandidaturas({ db, session, context, now }: Ctx): Promise<Candidatura[]> {
  const agora = now().toISOString()
  const rows = await run<Row>(db, statement, [session.empresaId, session.usuario.id, agora, context.hoje])
  return rows.map(({ situacao, etapa, naEtapaDesde, entrevistas: marcadas, avaliacoes: abertas, ...row }) => {
    const emSelecao = situacao === 'E'
    return dropEmpty({
      ...row,
      id: Number(row.id),
      situacao,
      // an ended candidacy shows its last step in the events only
      ...(emSelecao ? { etapa, naEtapaDesde } : {}),
      entrevistas: emSelecao ? (marcadas ?? []) : [],
      avaliacoes: emSelecao ? (abertas ?? []) : [],
      passos: row.passos ?? [],
    })
  })
}
