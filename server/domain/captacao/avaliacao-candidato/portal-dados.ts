import type { Aplicacao, Processo } from '#schemas/runtime/answers/recruitment/portal.ts'
import { groupRows } from '#schemas/runtime/grouped.ts'
import { dropEmpty } from '#server/platform/base/present.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { run } from '#server/platform/database/sql.ts'
import { expirou } from './responde.ts'

const minhas = `a.candidato_empresa_id = $1 and a.candidato_id = $2 and a.respondente = 'C'`

/** Id of the company that owns an evaluation of the session's candidate. */
export async function empresaDaAvaliacao({ db, session }: Ctx, id: number): Promise<number | undefined> {
  const text = `select a.empresa_id as "empresaId" from avaliacao_candidato a where ${minhas} and a.id = $3`
  const [row] = await run<{ empresaId: number }>(db, text, [session.empresaId, session.usuario.id, id])
  return row?.empresaId
}

interface AvaliacaoRow {
  id: number
  avaliacaoId: number
  titulo: string
  situacao: 'P' | 'A' | 'C'
  dataHoraExpiracao: string | null
  respondidaEm: string | null
  historicoCandidatoId: number | null
  perguntas: number
  respondidas: number
  solicitacaoId: number | null
  empresa: string
  vaga: string | null
  descricao: string | null
  previsaoEncerramento: string | null
}

const statement = `select a.id, a.avaliacao_id as "avaliacaoId", a.titulo, a.situacao, a.data_hora_expiracao as "dataHoraExpiracao",
    a.respondida_em as "respondidaEm", a.historico_candidato_id as "historicoCandidatoId", q.perguntas, q.respondidas,
    a.solicitacao_id as "solicitacaoId", e.nome as empresa, coalesce(n.titulo, s.descricao) as vaga, n.descricao,
    n.previsao_encerramento as "previsaoEncerramento"
  from avaliacao_candidato a join empresa e on e.id = a.empresa_id
  left join solicitacao_pessoal s on s.empresa_id = a.empresa_id and s.id = a.solicitacao_id
  left join lateral (select titulo, descricao, previsao_encerramento from anuncio where empresa_id = a.empresa_id
    and solicitacao_id = a.solicitacao_id order by id desc limit 1) n on true
  join lateral (select count(*)::int as perguntas, count(*) filter (where nota is not null or resposta is not null
    or jsonb_array_length(coalesce(respostas_ids, '[]')) > 0)::int as respondidas from avaliacao_candidato_resposta
    where empresa_id = a.empresa_id and avaliacao_candidato_id = a.id) q on true
  where ${minhas} order by a.situacao = 'P' desc, a.id desc`

/** The candidate's open and answered evaluations by vacancy — spec 1 §3.2 */
export async function aplicacoes({ db, session, now }: Ctx) {
  const rows = await run<AvaliacaoRow>(db, statement, [session.empresaId, session.usuario.id])
  const vagas = [...groupRows(rows, ({ solicitacaoId }) => solicitacaoId).values()]
  const agora = now()
  return { agora: agora.toISOString(), vagas: vagas.map((vaga) => aplicacaoOf(vaga, agora)) }
}

function aplicacaoOf(rows: AvaliacaoRow[], agora: Date): Aplicacao {
  const [{ solicitacaoId, vaga, empresa, descricao, previsaoEncerramento }] = rows as [AvaliacaoRow]
  return dropEmpty({
    solicitacao: solicitacaoId === null ? undefined : { id: Number(solicitacaoId) },
    titulo: vaga,
    descricao,
    empresa,
    previsaoEncerramento,
    qtdAvaliacoes: rows.length,
    qtdAvaliacoesRespondidas: rows.filter(({ situacao }) => situacao !== 'P').length,
    avaliacoes: rows.map(({ id, avaliacaoId, titulo, situacao, ...row }) =>
      dropEmpty({
        id: Number(id),
        avaliacaoId: Number(avaliacaoId),
        historicoCandidatoId: row.historicoCandidatoId,
        titulo,
        perguntas: row.perguntas,
        respondidas: row.respondidas,
        respondida: situacao !== 'P',
        expirada: situacao === 'P' && expirou(row.dataHoraExpiracao ?? undefined, agora),
        dataHoraExpiracao: row.dataHoraExpiracao,
        respondidaEm: row.respondidaEm,
      }),
    ),
  })
}

interface ProcessoRow {
  id: number
  data: string | null
  situacao: 'E' | 'C' | 'R' | 'D'
  vaga: string
  empresa: string
  empresaId: number
  pendentes: number
  etapas: Processo['etapas'] | null
}

/**
 * The candidate's selections, newest first, with the steps reached; without remarks, fitness and reasons, which only
 * the company sees — spec 1 §2.3
 */
export async function processos({ db, session }: Ctx): Promise<Processo[]> {
  const rows = await run<ProcessoRow>(
    db,
    `select s.id, s.data, s.situacao, coalesce(n.titulo, v.descricao) as vaga, e.nome as empresa, e.id as "empresaId",
      (select count(*)::int from avaliacao_candidato a where ${minhas} and a.empresa_id = s.empresa_id and a.solicitacao_id = s.solicitacao_id
        and a.situacao = 'P' and (a.data_hora_expiracao is null or a.data_hora_expiracao > now())) as pendentes,
      (select jsonb_agg(jsonb_build_object('data', p.data, 'nome', t.nome) order by p.data, p.id) from candidato_solicitacao_evento p
        join etapa_seletiva t on t.empresa_id = p.empresa_id and t.id = p.para_etapa_id
        where p.empresa_id = s.empresa_id and p.candidato_solicitacao_id = s.id) as etapas
    from candidato_solicitacao s join empresa e on e.id = s.empresa_id
    join solicitacao_pessoal v on v.empresa_id = s.empresa_id and v.id = s.solicitacao_id
    left join lateral (select titulo from anuncio where empresa_id = s.empresa_id and solicitacao_id = s.solicitacao_id
      order by id desc limit 1) n on true
    where s.candidato_empresa_id = $1 and s.candidato_id = $2 order by s.data desc nulls last, s.id desc limit 200`,
    [session.empresaId, session.usuario.id],
  )
  return rows.map(({ etapas, ...row }) => dropEmpty({ ...row, id: Number(row.id), etapas: etapas ?? [] }))
}
