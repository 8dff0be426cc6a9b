import type { SolicitacaoPessoal } from '#schemas/generated/types/captacao/solicitacao-pessoal.ts'
import type { Comparacao, Comparado } from '#schemas/runtime/answers/recruitment/candidate-evaluations.ts'
import { groupRows } from '#schemas/runtime/grouped.ts'
import { forEntity } from '#server/platform/crud/context.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { readStored } from '#server/platform/crud/read/read.ts'
import { run } from '#server/platform/database/sql.ts'
import { aspectosDe } from './resultado.ts'

interface Row {
  id: number
  avaliacaoId: number
  titulo: string
  situacao: 'P' | 'A' | 'C'
  performance: number | null
  aprovado: boolean | null
  candidatoId: number
  nome: string
  foto: string | null
  empresaId: number
  etapa: string | null
  aptidao: 'I' | 'S' | 'N' | null
  respostas: Parameters<typeof aspectosDe>[0] | null
}

const statement = `select a.id, a.avaliacao_id as "avaliacaoId", a.titulo, a.situacao, a.performance::float8 as performance, a.aprovado,
    c.id as "candidatoId", c.nome, c.foto, c.empresa_id as "empresaId", t.nome as etapa, s.aptidao, r.respostas
  from avaliacao_candidato a
  join candidato c on c.empresa_id = a.candidato_empresa_id and c.id = a.candidato_id
  left join candidato_solicitacao s on s.empresa_id = a.empresa_id and s.candidato_id = a.candidato_id and s.solicitacao_id = a.solicitacao_id
  left join etapa_seletiva t on t.empresa_id = s.empresa_id and t.id = s.etapa_seletiva_id
  left join lateral (select jsonb_agg(jsonb_strip_nulls(jsonb_build_object('tipo', p.tipo, 'peso', p.peso, 'aspecto', p.aspecto,
    'nota', p.nota, 'notaMinima', p.nota_minima, 'notaMaxima', p.nota_maxima, 'opcoes', p.opcoes, 'respostasIds', p.respostas_ids,
    'resposta', p.resposta, 'correcao', p.correcao)) order by p.ordem) as respostas from avaliacao_candidato_resposta p
    where a.situacao = 'C' and p.empresa_id = a.empresa_id and p.avaliacao_candidato_id = a.id) r on true
  where a.empresa_id = $1 and a.solicitacao_id = $2
  order by c.nome, c.id, a.id`

/**
 * Compares the candidates of a request: each evaluation (the last answer, when given twice), each aspect over all
 * concluded evaluations, and the mean; by mean, descending.
 */
export async function comparacao(ctx: Ctx, solicitacaoId: number): Promise<Comparacao> {
  const { id, descricao } = await readStored<SolicitacaoPessoal>(
    forEntity(ctx, 'captacao/solicitacao-pessoal'),
    solicitacaoId,
  )
  const rows = await run<Row>(ctx.db, statement, [ctx.session.empresaId, id])
  const candidatos = [...groupRows(rows, ({ candidatoId }) => Number(candidatoId)).values()].map((own) =>
    candidatoDe(own, ctx.session.empresaId),
  )
  const modelos = new Map(rows.map(({ avaliacaoId, titulo }) => [Number(avaliacaoId), titulo]))
  return {
    solicitacao: { id, descricao },
    modelos: [...modelos].map(([modelo, titulo]) => ({ id: modelo, titulo })),
    aspectos: [...new Set(candidatos.flatMap(({ aspectos }) => aspectos.map(({ aspecto }) => aspecto)))],
    candidatos: candidatos.sort((a, b) => (b.media ?? -1) - (a.media ?? -1)),
  }
}

function candidatoDe(rows: Row[], empresaId: number): Comparado {
  const [first] = rows as [Row]
  const ultimas = [...new Map(rows.map((row) => [Number(row.avaliacaoId), row])).values()]
  const notas = ultimas.flatMap(({ performance }) => (performance === null ? [] : [performance]))
  return {
    candidatoId: Number(first.candidatoId),
    nome: first.nome,
    // pictures of shared candidates are shown only in their own company
    foto: first.empresaId === empresaId ? first.foto : null,
    etapa: first.etapa,
    aptidao: first.aptidao,
    media: notas.length > 0 ? Math.round((100 * notas.reduce((sum, n) => sum + n, 0)) / notas.length) / 100 : null,
    aspectos: aspectosDe(ultimas.flatMap(({ respostas }) => respostas ?? [])),
    avaliacoes: ultimas.map(({ id, avaliacaoId, situacao, performance, aprovado }) => ({
      id: Number(id),
      avaliacaoId: Number(avaliacaoId),
      situacao,
      performance,
      aprovado,
    })),
  }
}
