import { fold } from '#schemas/runtime/names.ts'
import type { Ctx } from '#server/crud/define.ts'
import { run } from '#server/crud/sql.ts'
import { solicitacoesAbertas } from './queries.ts'

interface Contagem {
  id: number
  area: string | null
  preenchidas: number
  previsao: string | null
  solicitanteId: number | null
  recrutador: string | null
  emSelecao: number
  atrasados: number
  semEtapa: number
  entrevistas: number
}

/** $1 company, $2 requests, $3 today */
const CONTAGENS = `select v.id, a.nome as area, coalesce(v.qtd_vagas_preenchidas, 0) as preenchidas, v.data_previsao_encerramento as previsao,
    v.solicitante_id as "solicitanteId", v.recrutador_responsavel as recrutador,
    count(s.id) filter (where s.situacao = 'E')::int as "emSelecao",
    count(s.id) filter (where s.situacao = 'E' and s.etapa_seletiva_id is null)::int as "semEtapa",
    count(s.id) filter (where s.situacao = 'E' and t.acompanhamento_prazo_dias > 0 and
      $3::date - coalesce((s.na_etapa_desde at time zone 'America/Sao_Paulo')::date, s.data) > t.acompanhamento_prazo_dias)::int as atrasados,
    (select count(*)::int from entrevista e join candidato_solicitacao o on o.empresa_id = e.empresa_id and o.id = e.candidatura_id
      where e.empresa_id = v.empresa_id and o.solicitacao_id = v.id and e.situacao = 'M' and e.inicio > now()) as entrevistas
  from solicitacao_pessoal v
  left join area_organizacional a on a.empresa_id = v.empresa_id and a.id = v.area_organizacional_id
  left join candidato_solicitacao s on s.empresa_id = v.empresa_id and s.solicitacao_id = v.id
  left join etapa_seletiva t on t.empresa_id = s.empresa_id and t.id = s.etapa_seletiva_id
  where v.empresa_id = $1 and v.id = any($2::bigint[])
  group by v.empresa_id, v.id, a.nome`

/**
 * The vacancies the session sees that take candidates, with how their selections stand, newest first. Hers are those she asked for or recruits for; whoever sees
 * only his areas answers for all he sees.
 */
export async function vagasEmSelecao(ctx: Ctx) {
  const abertas = await solicitacoesAbertas(ctx)
  const ids = abertas.map(({ id }) => Number(id))
  const { empresaId, usuario, restricted } = ctx.session
  const contagens = new Map(
    (await run<Contagem>(ctx.db, CONTAGENS, [empresaId, ids, ctx.context.hoje])).map((row) => [Number(row.id), row]),
  )
  return abertas.map((vaga) => {
    const { solicitanteId, recrutador, id: _, ...contagem } = contagens.get(Number(vaga.id)) ?? vazia
    const minha =
      restricted || Number(solicitanteId) === usuario.id || (recrutador !== null && isSame(recrutador, usuario.nome))
    return { ...vaga, ...contagem, minha }
  })
}

const isSame = (a: string, b: string): boolean => fold(a.trim()) === fold(b.trim())

const vazia: Contagem = {
  id: 0,
  area: null,
  preenchidas: 0,
  previsao: null,
  solicitanteId: null,
  recrutador: null,
  emSelecao: 0,
  atrasados: 0,
  semEtapa: 0,
  entrevistas: 0,
}
