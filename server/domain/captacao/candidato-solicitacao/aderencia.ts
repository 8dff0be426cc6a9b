import { type RawBuilder, sql } from 'kysely'
import type { SolicitacaoPessoal } from '#schemas/generated/types/captacao/solicitacao-pessoal.ts'
import type { Aderencia } from '#schemas/runtime/answers/recruitment/candidacies.ts'
import type { CriterioPedido } from '#schemas/runtime/answers/recruitment/selection-board.ts'
import { fieldAt } from '#schemas/runtime/paths.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { mayKnow } from '#server/platform/crud/sight/field-authority.ts'

/** A criterion of a request, and the SQL of the share that a candidate meets. */
export interface Criterio extends CriterioPedido {
  /** from 0 to 1, over alias `c` of the candidates looked at and, with `partes`, the alias named like the criterion */
  atende: RawBuilder<number>
  /**
   * SQL rows of candidato_id and parte (0 to 1), one per candidate who meets some share. Joined as a set: a subquery
   * for each of 100,000 candidates takes ten times as long.
   */
  partes?: RawBuilder<unknown>
}

const parteDe = (nome: Criterio['nome']) => sql<number>`coalesce(${sql.ref(`${nome}.parte`)}, 0)`

/**
 * The criteria that a request sets. Sex and age are left out on purpose, though a request may hold them: selection by
 * them is forbidden (Lei 9.029/1995, art. 1).
 */
export async function criteriosDe(ctx: Ctx, vaga: SolicitacaoPessoal): Promise<Criterio[]> {
  const { faixaSalarial, areaOrganizacional, cidade, uf, escolaridade, remuneracao } = vaga
  const { empresaId } = ctx.session
  const criterios: Criterio[] = []
  const cargo = faixaSalarial && (await cargoDe(ctx, faixaSalarial.id))
  if (cargo) {
    criterios.push({
      nome: 'cargo',
      titulo: `Procura o cargo ${cargo.nome}`,
      peso: 40,
      atende: parteDe('cargo'),
      partes: sql`select x.candidato_id, 1 as parte from candidato_cargos x
        where x.empresa_id = ${empresaId} and x.cargo_id = ${cargo.id}`,
    })
    if (cargo.conhecimentos.length > 0)
      criterios.push({
        nome: 'conhecimentos',
        titulo: `Tem os conhecimentos do cargo (${cargo.conhecimentos.length})`,
        peso: 15,
        atende: parteDe('conhecimentos'),
        partes: sql`select x.candidato_id, count(*)::float8 / ${cargo.conhecimentos.length}::int as parte
          from candidato_conhecimentos x join candidatos c on c.id = x.candidato_id
          where x.empresa_id = ${empresaId} and x.conhecimento_id = any(${cargo.conhecimentos}::bigint[]) group by 1`,
      })
  }
  criterios.push({
    nome: 'area',
    titulo: `Tem interesse na área ${areaOrganizacional.nome ?? ''}`.trim(),
    peso: 20,
    atende: parteDe('area'),
    partes: sql`select distinct x.candidato_id, 1 as parte
      from candidato_areas_interesse x join candidatos c on c.id = x.candidato_id
      join area_interesse_areas_organizacionais_ids y on y.empresa_id = x.empresa_id and y.area_interesse_id = x.area_interesse_id
      where x.empresa_id = ${empresaId} and y.area_organizacional_id = ${areaOrganizacional.id}`,
  })
  if (cidade)
    criterios.push({
      nome: 'cidade',
      titulo: `Mora em ${cidade.nome ?? 'a cidade da vaga'}`,
      peso: 15,
      // the same state meets half
      atende: sql<number>`case when c.endereco_cidade_id = ${cidade.id} then 1
        when c.endereco_uf_id = ${uf?.id ?? null}::bigint then 0.5 else 0 end`,
    })
  if (escolaridade)
    criterios.push({
      nome: 'escolaridade',
      titulo: 'Tem a escolaridade pedida',
      peso: 10,
      atende: sql<number>`case when c.pessoal_escolaridade >= ${escolaridade} then 1 else 0 end`,
    })
  // the criterion would reveal the vacancy's pay, or the candidate's expectation, to sessions that may not see it
  if (remuneracao && sabeRemuneracao(ctx, vaga) && sabePretensaoSalarial(ctx))
    criterios.push({
      nome: 'pretensao',
      titulo: 'Pretende até a remuneração da vaga',
      peso: 10,
      atende: sql<number>`case when c.pretencao_salarial <= ${remuneracao} then 1 else 0 end`,
    })
  return criterios
}

function sabeRemuneracao({ deps, session }: Ctx, vaga: SolicitacaoPessoal): boolean {
  const entity = deps.model.entities.get('captacao/solicitacao-pessoal')
  const field = entity && fieldAt(entity, 'remuneracao')
  return field !== undefined && mayKnow(session, field, { ...vaga })
}

/** Whether the session may see a candidate's salary expectation. */
export function sabePretensaoSalarial({ deps, session }: Ctx): boolean {
  const entity = deps.model.entities.get('captacao/candidato')
  const field = entity && fieldAt(entity, 'pretencaoSalarial')
  return field !== undefined && mayKnow(session, field)
}

/** Adherence to a request of the candidates in its selection, with the reasons, by candidate id. */
export async function aderenciaNaVaga(
  ctx: Ctx,
  vaga: SolicitacaoPessoal & { id: number },
  candidatoId?: number,
): Promise<Map<number, Aderencia>> {
  const criterios = await criteriosDe(ctx, vaga)
  const pesos = criterios.reduce((sum, { peso }) => sum + peso, 0)
  const { empresaId } = ctx.session
  const so = candidatoId === undefined ? sql`` : sql`and s.candidato_id = ${candidatoId}`
  const { rows } = await sql<{ id: number; atende: number[] }>`
    with candidatos as materialized (
      select c.id, c.endereco_cidade_id, c.endereco_uf_id, c.pessoal_escolaridade, c.pretencao_salarial
      from candidato_solicitacao s join candidato c on c.empresa_id = s.candidato_empresa_id and c.id = s.candidato_id
      where s.empresa_id = ${empresaId} and s.solicitacao_id = ${vaga.id} ${so}
    )
    select c.id, array[${atendeDe(criterios)}] as atende from candidatos c ${partesDe(criterios)}`.execute(ctx.db)
  return new Map(
    rows.map(({ id, atende }) => {
      const parts = criterios.map(({ titulo, peso }, i) => ({ titulo, peso, parte: Number(atende[i] ?? 0) }))
      const pontos = parts.reduce((sum, { peso, parte }) => sum + peso * parte, 0)
      return [Number(id), { aderencia: pesos === 0 ? 0 : Math.round((100 * pontos) / pesos), criterios: parts }]
    }),
  )
}

/** SQL list of the met shares, in the order of the criteria. */
export const atendeDe = (criterios: Criterio[]) =>
  sql.join(criterios.map((criterio) => sql`(${criterio.atende})::float8`))

/** SQL joins of the criteria's `partes` over alias `c`. */
export const partesDe = (criterios: Criterio[]) =>
  sql.join(
    criterios.flatMap(({ nome, partes }) =>
      partes ? [sql`left join (${partes}) ${sql.id(nome)} on ${sql.ref(`${nome}.candidato_id`)} = c.id`] : [],
    ),
    sql` `,
  )

async function cargoDe({ db, session }: Ctx, faixaSalarialId: number) {
  const cargo = await db
    .selectFrom('faixa_salarial as f')
    .innerJoin('cargo as c', (j) => j.onRef('c.empresa_id', '=', 'f.empresa_id').onRef('c.id', '=', 'f.cargo_id'))
    .where('f.empresa_id', '=', session.empresaId)
    .where('f.id', '=', faixaSalarialId)
    .select(['c.id', 'c.nome'])
    .executeTakeFirst()
  if (!cargo) return undefined
  const conhecimentos = await db
    .selectFrom('cargo_conhecimentos')
    .where('empresa_id', '=', session.empresaId)
    .where('cargo_id', '=', cargo.id)
    .select('conhecimento_id as id')
    .execute()
  return { id: Number(cargo.id), nome: cargo.nome, conhecimentos: conhecimentos.map(({ id }) => Number(id)) }
}
