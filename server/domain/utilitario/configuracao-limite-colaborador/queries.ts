import { sql } from 'kysely'
import type { Ctx } from '#server/platform/crud/define.ts'

/** Vacancies to be checked against the limits. */
export interface Pedido {
  /** position, given directly or by one of its bands */
  cargoId?: number
  faixaSalarialId?: number
  areaId?: number
  quantidade: number
  /** the request being changed: not counted twice; its hired talents count as active */
  solicitacaoId?: number
}

export interface LimiteDoCargo {
  cargo: string
  limite: number
  /** active talents of the position */
  ativos: number
  /** unfilled vacancies of other open requests */
  vagasAbertas: number
  excedido: boolean
  /** whether the company refuses requests above the limit; otherwise it only warns */
  bloqueia: boolean
  mensagem: string
}

interface Linha {
  cargo: string
  limite: number
  bloqueia: boolean
  ativos: number
  vagas: number
  preenchidas: number
}

/**
 * Locks the company's limits FOR NO KEY UPDATE where exceeding them is refused: concurrent requests are serialized, so
 * that both cannot fit into the same limit. Call in the saving transaction, before reading the limit.
 */
export async function aguardaLimites({ db, session }: Ctx): Promise<void> {
  await db
    .selectFrom('configuracao_limite_colaborador')
    .select('id')
    .where('empresa_id', '=', session.empresaId)
    .where('bloqueia_excesso', '=', true)
    // ordered by id against deadlocks
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
}

/** The limit that a request comes closest to, or exceeds; undefined without limits — spec 1 §7.4, spec 3 §2. */
export async function limiteDoCargo(ctx: Ctx, pedido: Pedido): Promise<LimiteDoCargo | undefined> {
  const [linha] = await linhas(ctx, pedido)
  if (!linha) return undefined
  const { cargo, limite, ativos, vagas, preenchidas, bloqueia } = linha
  const total = ativos + vagas + Math.max(pedido.quantidade - preenchidas, 0)
  const mensagem =
    `O limite de ${contado(limite, 'talento')} do cargo ${cargo} ` +
    (total > limite
      ? `será excedido: há ${contado(ativos, 'ativo')} e ${contado(vagas, 'vaga')} em outras solicitações.`
      : 'é respeitado.')
  return { cargo, limite, ativos, vagasAbertas: vagas, bloqueia, mensagem, excedido: total > limite }
}

const contado = (many: number, what: string) => `${many.toLocaleString('pt-BR')} ${what}${many === 1 ? '' : 's'}`

/** All applicable limits (of the company, or of an area above the request's), tightest first. */
async function linhas({ db, session }: Ctx, pedido: Pedido): Promise<Linha[]> {
  const { empresaId } = session
  const { cargoId = null, faixaSalarialId = null, areaId = null, solicitacaoId = null } = pedido
  const { rows } = await sql<Linha>`
    with recursive acima as (
      select id, area_mae_id from area_organizacional where empresa_id = ${empresaId} and id = ${areaId}::bigint
      union select a.id, a.area_mae_id from area_organizacional a join acima on a.id = acima.area_mae_id
        where a.empresa_id = ${empresaId}
    ), pedido as (
      select coalesce(${cargoId}::bigint, (select cargo_id from faixa_salarial
        where empresa_id = ${empresaId} and id = ${faixaSalarialId}::bigint)) as cargo_id
    ), limites as (
      select l.cargo_id, l.area_organizacional_id as area_id, l.limite, c.bloqueia_excesso as bloqueia
      from configuracao_limite_colaborador c
      join configuracao_limite_colaborador_limite l
        on l.empresa_id = c.empresa_id and l.configuracao_limite_colaborador_id = c.id
      join pedido p on p.cargo_id = l.cargo_id
      where c.empresa_id = ${empresaId}
        and (l.area_organizacional_id is null or l.area_organizacional_id in (select id from acima))
    ), abaixo as (
      select distinct area_id as raiz, area_id as id from limites where area_id is not null
      union select b.raiz, a.id from area_organizacional a join abaixo b on a.area_mae_id = b.id
        where a.empresa_id = ${empresaId}
    ), contados as (
      select l.*,
        (select count(*)::int from talento t where t.empresa_id = ${empresaId} and t.cargo_id = l.cargo_id
          and t.situacao in ('A', 'G') and ${naArea('t')}) as ativos,
        (select coalesce(sum(greatest(s.quantidade - coalesce(s.qtd_vagas_preenchidas, 0), 0)), 0)::int
          from solicitacao_pessoal s
          join faixa_salarial f on f.empresa_id = s.empresa_id and f.id = s.faixa_salarial_id
          where s.empresa_id = ${empresaId} and f.cargo_id = l.cargo_id and not s.encerrada and not s.cancelada
            and s.status <> 'R' and s.id is distinct from ${solicitacaoId}::bigint and ${naArea('s')}) as vagas
      from limites l
    )
    select c.nome as cargo, l.limite, l.bloqueia, l.ativos, l.vagas,
      coalesce((select qtd_vagas_preenchidas from solicitacao_pessoal
        where empresa_id = ${empresaId} and id = ${solicitacaoId}::bigint), 0)::int as preenchidas
    from contados l join cargo c on c.empresa_id = ${empresaId} and c.id = l.cargo_id
    order by l.limite - l.ativos - l.vagas
    limit 1`.execute(db)
  return rows
}

const naArea = (alias: string) => sql`
  (l.area_id is null or ${sql.ref(`${alias}.area_organizacional_id`)} in (select b.id from abaixo b where b.raiz = l.area_id))`
