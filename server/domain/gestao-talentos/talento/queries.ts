import { hasAuthority } from '#server/platform/access/session.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { visibleSql } from '#server/platform/crud/sight/visible-sql.ts'
import { hot } from '#server/platform/database/hot.ts'
import { run } from '#server/platform/database/sql.ts'
import { fail } from '#server/platform/errors/errors.ts'

export { situacaoEmSql, trabalhaEmSql } from '#server/features/talentos/situacao.ts'
export { quadroNoDiaSql } from './dia/no-dia.ts'
export { quadroDasFaixas } from './dia/por-faixa.ts'
export { DOCUMENTOS, documentosEmPalavras, escolhidas, exigePodeGerar, talentosNoDia } from './dinamico/dinamico.ts'
export { documentosDosTalentos } from './documentos.ts'
export { lancamentosDeHistoricos } from './folha.ts'
export { geracaoSql } from './geracao-sql.ts'
export { gestorDe, gestorDoTalento, gestoresDe, lideradosDe } from './gestor.ts'
export { HISTORICO } from './historico.ts'
export { type AbsenteismoFilter, ausenciasDe, diasPerdidos, taxaDeAbsenteismo } from './indicadores/absenteismo.ts'
export { diasPerdidosSql } from './indicadores/absenteismo-sql.ts'
export { type Cota, cotaDe, type TalentoDaCota, talentosDaCota } from './indicadores/aprendizes.ts'
export { CONTA, type MovimentosDoMes, type MovimentosFilter, movimentosPorMes } from './indicadores/movimentos.ts'
export { type TurnoverDoMes, taxaDeDemissao, turnoverDe, turnoverPorMes } from './indicadores/rotatividade.ts'
export { linhasDosTalentos, tabelasDe } from './linha-salarial/dados.ts'
export { trajetoriasDe } from './linha-salarial/de.ts'
export {
  type Linha,
  linhaSalarial,
  mesesSemAumento,
  type Passo,
  type Tabelas,
} from './linha-salarial/linha-salarial.ts'
export { type Lugar, noLugar } from './lugar.ts'
export { acertaSalarios, salariosSeguem } from './salario.ts'
export { recusaNomeacoes } from './vinculo.ts'

// prepared: runs for each saved candidate, thousands in an import
const DESLIGADO = hot(`select 1 from talento
  where empresa_id = $1 and cpf = $2 and (situacao = 'D' or data_desligamento is not null) limit 1`)

/** Whether a talent with this CPF (digits only) left the company. */
export async function foiColaborador({ db, session }: Ctx, cpf: string | undefined): Promise<boolean> {
  if (cpf === undefined) return false
  return (await run(db, DESLIGADO, [session.empresaId, cpf])).length > 0
}

// prepared: runs for each saved talent
const CARGO_DA_FAIXA = hot('select cargo_id as id from faixa_salarial where empresa_id = $1 and id = $2')

/** The position of a salary band. */
export async function cargoDaFaixa({ db, session }: Ctx, faixaSalarialId: number) {
  const [row] = await run<{ id: number }>(db, CARGO_DA_FAIXA, [session.empresaId, faixaSalarialId])
  return row && { id: Number(row.id) }
}

/** The positions of salary bands, by the band's id. */
export async function cargosDasFaixas(
  { db }: Ctx,
  faixas: number[],
): Promise<Map<number, { id: number; nome: string }>> {
  if (faixas.length === 0) return new Map()
  const rows = await db
    .selectFrom('faixa_salarial as f')
    .innerJoin('cargo as c', (join) => join.onRef('c.id', '=', 'f.cargo_id').onRef('c.empresa_id', '=', 'f.empresa_id'))
    .select(['f.id as faixa', 'c.id', 'c.nome'])
    .where('f.id', 'in', faixas)
    .execute()
  return new Map(rows.map(({ faixa, id, nome }) => [Number(faixa), { id: Number(id), nome }]))
}

/** Whether a talent with this CPF (digits only) works in the company. */
export async function talentoAtivo({ db, session }: Ctx, cpf: string): Promise<boolean> {
  const row = await db
    .selectFrom('talento')
    .select('id')
    .where('empresa_id', '=', session.empresaId)
    .where('cpf', '=', cpf)
    // talents waiting for the payroll system (G) work already
    .where('situacao', 'in', ['A', 'G'])
    .where('data_desligamento', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** The talent of the session's user in its company. */
export const talentoDoUsuario = ({ db, session }: Pick<Ctx, 'db' | 'session'>) =>
  findTalentoDoUsuario(db, session.empresaId, session.usuario.id)

/** The talent of a user in a company. */
export async function findTalentoDoUsuario(db: Ctx['db'], empresaId: number, usuarioId: number) {
  const row = await db
    .selectFrom('talento')
    .select(['id', 'nome'])
    .where('empresa_id', '=', empresaId)
    .where('usuario_id', '=', usuarioId)
    .executeTakeFirst()
  return row && { id: Number(row.id), nome: row.nome }
}

/** The talent of the session's user, for routes on own data and the own team. @throws DomainError SEM_TALENTO */
export const exigeTalento = async (ctx: Pick<Ctx, 'db' | 'session'>) =>
  (await talentoDoUsuario(ctx)) ?? fail('SEM_TALENTO')

/** Visible talents of the company linked to these users. */
export async function talentosDosUsuarios(ctx: Ctx, usuarios: number[]) {
  const rows = await ctx.db
    .selectFrom('talento as t')
    .select(['t.id', 't.nome', 't.usuario_id'])
    .where('t.empresa_id', '=', ctx.session.empresaId)
    .where('t.usuario_id', 'in', usuarios)
    .where(visibleSql(ctx, 'gestao-talentos/talento', 't'))
    .execute()
  return rows.map((row) => ({ id: Number(row.id), nome: row.nome, usuario: Number(row.usuario_id) }))
}

/** Of these talents, those that the session sees. */
export async function talentosVistos(ctx: Ctx, ids: number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set()
  const rows = await ctx.db
    .selectFrom('talento as t')
    .select('t.id')
    .where('t.id', 'in', ids)
    .where(visibleSql(ctx, 'gestao-talentos/talento', 't'))
    .execute()
  return new Set(rows.map(({ id }) => Number(id)))
}

/** Names for the payroll's pending items: of visible talents by id, and by id of their history rows. */
export async function nomesNasPendencias(ctx: Ctx) {
  const found = { talentos: new Map<number, string>(), linhas: new Map<number, string>() }
  const entity = ctx.deps.model.entities.get('gestao-talentos/talento')
  if (!entity || !hasAuthority(ctx.session, entity.authority.read)) return found
  const rows = await ctx.db
    .selectFrom('pendencia_ac as p')
    .leftJoin('talento_historico as h', (join) =>
      join
        .onRef('h.empresa_id', '=', 'p.empresa_id')
        .onRef('h.id', '=', 'p.origem_id')
        .on('p.origem', '=', 'gestao-talentos/talento-historico'),
    )
    .innerJoin('talento as t', (join) =>
      join
        .onRef('t.empresa_id', '=', 'p.empresa_id')
        .on(({ eb, ref }) => eb('t.id', '=', eb.fn.coalesce(ref('h.talento_id'), ref('p.origem_id')))),
    )
    .select(['p.origem', 'p.origem_id', 't.nome'])
    .where('p.empresa_id', '=', ctx.session.empresaId)
    .where('p.origem', 'in', ['gestao-talentos/talento', 'gestao-talentos/talento-historico'])
    .where(visibleSql(ctx, entity.path, 't'))
    .execute()
  for (const { origem, origem_id, nome } of rows)
    found[origem === entity.path ? 'talentos' : 'linhas'].set(Number(origem_id), nome)
  return found
}
