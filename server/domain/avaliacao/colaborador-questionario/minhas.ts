import type { AResponder } from '#schemas/runtime/answers/evaluation/evaluations.ts'
import type { Papel } from '#schemas/runtime/domain/desempenho.ts'
import type { RecordData } from '#schemas/runtime/model.ts'
import { motivoDoCiclo } from '#server/domain/avaliacao/avaliacao-desempenho/queries.ts'
import { exigeTalento } from '#server/domain/gestao-talentos/talento/queries.ts'
import { dropEmpty } from '#server/platform/base/present.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { hot } from '#server/platform/database/hot.ts'
import { run } from '#server/platform/database/sql.ts'
import { fieldError, invalid } from '#server/platform/errors/errors.ts'
import type { Copia } from './copia.ts'
import { paraQuemResponde } from './vista.ts'

/** Filters of the list of evaluations to answer (spec 2 §7). */
export interface MinhasFilter {
  /** T all, R answered, N not begun, P begun, A answerable today */
  situacao?: 'T' | 'R' | 'N' | 'P' | 'A'
  avaliacaoDesempenho?: number
  /** default: evaluations (D, A, V) */
  origens?: string[]
}

const AVALIACOES = ['D', 'A', 'V']

export const SITUACOES = ['T', 'R', 'N', 'P', 'A'] as const

/** Parses the state filter. @throws DomainError 400 for an unknown one */
export function situacaoPedida(asked: unknown): MinhasFilter['situacao'] {
  if (asked === undefined || asked === '') return undefined
  const found = SITUACOES.find((each) => each === asked)
  return found ?? invalid([fieldError('situacao', `Situação deve ser ${SITUACOES.join(', ')}`)])
}

interface Row {
  id: number
  titulo: string
  origem: string
  situacao: 'N' | 'P' | 'R'
  papel: Papel | null
  prazo: string | null
  respondidaEm: string | null
  quantidade: number | null
  pesquisaId: number | null
  divulgada: boolean | null
  respondidas: number
  colaboradorId: number | null
  colaborador: string | null
  cicloId: number | null
  ciclo: string | null
  terminada: boolean
  tipo: '1.0' | '2.0' | null
  formato: '0' | '1' | null
  cicloSituacao: 'P' | 'L' | 'B' | 'E' | 'U' | null
  cicloIni: string | null
  total: number
}

// $1 company, $2 respondent, $3 state or null, $4 cycle or null, $5 limit, $6 offset, $7 origins, $8 today; `o`: deadline and state of the copy's owner
const MINHAS =
  hot(`select q.id, coalesce(s.titulo, u.titulo, q.titulo) as titulo, q.origem, q.situacao, q.papel, o.prazo, q.respondida_em as "respondidaEm", v.quantidade, q.pesquisa_id::int as "pesquisaId", s.situacao = 'U' as divulgada,
    coalesce(o.situacao in ('E', 'U') or o.prazo < $8::date, false) as terminada,
    (select count(*)::int from colaborador_questionario_resposta r where r.empresa_id = q.empresa_id and r.colaborador_questionario_id = q.id) as respondidas,
    t.id as "colaboradorId", coalesce(t.nome_social, t.nome) as colaborador, a.id as "cicloId", a.titulo as ciclo, a.tipo, a.formato,
    a.situacao as "cicloSituacao", a.data_ini as "cicloIni", count(*) over ()::int as total
  from colaborador_questionario q
  left join questionario_versao v on v.empresa_id = q.empresa_id and v.questionario_id = q.questionario_id and v.numero = q.numero_versao
  left join talento t on t.empresa_id = q.empresa_id and t.id = q.colaborador_id
  left join avaliacao_desempenho a on a.empresa_id = q.empresa_id and a.id = q.avaliacao_desempenho_id
  left join pesquisa s on s.empresa_id = q.empresa_id and s.id = q.pesquisa_id
  left join avaliacao_turma u on u.empresa_id = q.empresa_id and u.id = q.avaliacao_turma_id
  cross join lateral (select coalesce(s.situacao, u.situacao, a.situacao) as situacao, coalesce(s.data_ini, u.data_ini, a.data_ini) as inicio,
    coalesce(q.prazo, s.data_fim, u.data_fim, a.data_fim) as prazo) o
  where q.empresa_id = $1 and q.avaliador_id = $2 and q.origem = any($7::text[])
    and ($3::text is null or q.situacao = $3 or $3 = 'A' and q.situacao <> 'R'
      and coalesce(o.situacao = 'L' and coalesce(o.inicio <= $8::date, true), true) and coalesce(o.prazo >= $8::date, true))
    and ($4::bigint is null or q.avaliacao_desempenho_id = $4)
  order by q.situacao = 'R', q.situacao <> 'R' and coalesce(o.situacao in ('E', 'U') or o.prazo < $8::date, false), o.prazo nulls last, q.id desc
  limit $5 offset $6`)

/** Copies that the session's talent has to answer or has answered, by deadline. @throws DomainError SEM_TALENTO */
export async function minhas(
  ctx: Ctx,
  { situacao = 'T', avaliacaoDesempenho, origens = AVALIACOES }: MinhasFilter,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ rows: AResponder[]; total: number }> {
  const { id } = await exigeTalento(ctx)
  const state = situacao === 'T' ? null : situacao
  const values = [
    ctx.session.empresaId,
    id,
    state,
    avaliacaoDesempenho ?? null,
    limit,
    offset,
    origens,
    ctx.context.hoje,
  ]
  const rows = await run<Row>(ctx.db, MINHAS, values)
  return { rows: rows.map((row) => linhaDe(row, ctx.context.hoje)), total: rows[0]?.total ?? 0 }
}

function linhaDe(
  {
    total: _,
    terminada,
    colaboradorId,
    colaborador,
    cicloId,
    ciclo,
    tipo,
    formato,
    cicloSituacao,
    cicloIni,
    ...row
  }: Row,
  hoje: string,
): AResponder {
  const { situacao, prazo } = row
  const fechada =
    situacao === 'R' || cicloSituacao === null
      ? undefined
      : motivoDoCiclo({ situacao: cicloSituacao, dataIni: cicloIni ?? undefined, dataFim: prazo ?? undefined }, hoje)
  return {
    ...dropEmpty(row),
    id: Number(row.id),
    respondida: situacao === 'R',
    respondidaParcialmente: situacao === 'P',
    vencida: situacao !== 'R' && terminada,
    ...(fechada !== undefined && { fechada }),
    ...(colaborador !== null && { colaborador: { id: Number(colaboradorId), nome: colaborador } }),
    ...(cicloId !== null && { avaliacaoDesempenho: { id: Number(cicloId), titulo: ciclo, tipo, formato } }),
  }
}

/** Head and questions of a copy, without answers (spec 2 §7: GET /{id}). */
export async function questionarioDe(ctx: Ctx, copia: Copia): Promise<RecordData> {
  const { respostas: _, ...questionario } = await paraQuemResponde(ctx, copia)
  const { situacao } = copia
  return { ...questionario, respondida: situacao === 'R', respondidaParcialmente: situacao === 'P' }
}
