import type { Recortes } from '#schemas/runtime/answers/recruitment/portal.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { searchSql } from '#server/platform/crud/list/search.ts'
import { planOf } from '#server/platform/crud/plan/plan.ts'
import { run, Values } from '#server/platform/database/sql.ts'
import { type Recorte, vagasAbertas } from './vagas-abertas.ts'

/** Id of the advert of a request. */
export async function anuncioDaSolicitacao({ db, session }: Ctx, solicitacaoId: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('anuncio')
    .select('id')
    .where('empresa_id', '=', session.empresaId)
    .where('solicitacao_id', '=', solicitacaoId)
    .executeTakeFirst()
  return row && Number(row.id)
}

/** Row of an open vacancy. */
export interface VagaRow {
  id: number
  titulo: string
  descricao: string
  previsao: string | null
  solicitacao_id: number | null
  quantidade: number | null
  vinculo: string | null
  publicada: string | null
  tipo_vaga: string | null
  horario: string | null
  remuneracao: number | null
  empresa: { id: number; nome: string }
  cidade: { id: number; nome: string; uf: string } | null
  area: { id: number; nome: string } | null
  candidatura_id: number | null
  candidatura_data: string | null
  candidatura_versao: number | null
  /** first day of a new application after a former one */
  espera: string | null
  aptidao: string | null
}

const columns = `t.id, t.titulo, t.descricao, t.previsao_encerramento as previsao, t.solicitacao_id, s.quantidade, s.vinculo,
  coalesce(s.data_status, s.data) as publicada, s.tipo_vaga,
  s.horario_comercial as horario, case when g.sol_pessoal_exibir_salario then s.remuneracao end as remuneracao,
  jsonb_build_object('id', e.id, 'nome', e.nome) as empresa,
  case when c.id is not null then jsonb_build_object('id', c.id, 'nome', c.nome, 'uf', u.sigla) end as cidade,
  case when o.id is not null then jsonb_build_object('id', o.id, 'nome', o.nome) end as area,
  k.id as candidatura_id, k.data as candidatura_data, k.versao as candidatura_versao,
  k.data + t.dias_espera_nova_aplicacao as espera, k.aptidao`

export interface Pagina {
  offset: number
  limit: number
  q?: string
}

/** One page of the open vacancies of all companies, newest first, with the total (10,001 stands for more than 10,000). */
export async function listVagas(ctx: Ctx, recorte: Recorte, { offset, limit, q = '' }: Pagina) {
  const search = (values: Values) =>
    q.trim() === '' ? [] : searchSql(planOf(ctx.entity, ctx.deps.model), q, values, ctx)
  const counted = new Values()
  const count = `select count(*)::int as total from (select 1 ${vagasAbertas(ctx, recorte, counted, search(counted))} limit 10001) x`
  const paged = new Values()
  const from = vagasAbertas(ctx, recorte, paged, search(paged))
  const page = `select ${columns} ${from} order by t.id desc, t.empresa_id limit ${paged.add(limit)} offset ${paged.add(offset)}`
  const [[{ total } = { total: 0 }], rows] = await Promise.all([
    run<{ total: number }>(ctx.db, count, counted.list),
    run<VagaRow>(ctx.db, page, paged.list),
  ])
  return { rows, total }
}

/** The first open vacancy that matches. */
export async function findVaga(ctx: Ctx, recorte: Recorte): Promise<VagaRow | undefined> {
  const values = new Values()
  const [row] = await run<VagaRow>(
    ctx.db,
    `select ${columns} ${vagasAbertas(ctx, recorte, values)} limit 1`,
    values.list,
  )
  return row
}

/** Cities, areas and kinds of employment that have open vacancies, with their numbers. */
export async function recortesDasVagas(ctx: Ctx, recorte: Recorte) {
  const grouped = <Row>(select: string, present: string, group: string) => {
    const values = new Values()
    const text = `select ${select}, count(*)::int as quantidade ${vagasAbertas(ctx, recorte, values, [present])} group by ${group}`
    return run<Row>(ctx.db, `${text} order by 2, 1`, values.list)
  }
  const [cidades, areas, vinculos] = await Promise.all([
    grouped<Recortes['cidades'][number]>('c.id, c.nome, u.sigla as uf', 'c.id is not null', 'c.id, c.nome, u.sigla'),
    grouped<Recortes['areas'][number]>('o.id, o.nome, e.nome as empresa', 'o.id is not null', 'o.id, o.nome, e.nome'),
    grouped<{ id: string; quantidade: number }>('s.vinculo as id', 's.vinculo is not null', 's.vinculo'),
  ])
  return { cidades, areas, vinculos }
}
