import type { Audience } from '#schemas/runtime/domain/audience.ts'
import { areasComAbaixoSql } from '#server/features/talentos/areas.ts'
import { situacaoEmSql, trabalhaEmSql } from '#server/features/talentos/situacao.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { visibleTo } from '#server/platform/crud/sight/visible-sql.ts'
import type { Values } from '#server/platform/database/sql.ts'

const idsOf = (refs: { id: number }[] = []): number[] => refs.map(({ id }) => id)

/**
 * SQL: talentos of the session's company that belong to an audience on a day and that the session sees: `id`, `nome`, `usuario_id`, `data_admissao`,
 * `incluido` (named singly, met by no criterion), and their position on that day: `estabelecimento_id`, `area_id`, `cargo_id`.
 */
export function audienceSql(ctx: Ctx, audience: Audience, day: string, values: Values): string {
  const empresa = `${values.add(ctx.session.empresaId)}::int`
  const dia = `${values.add(day)}::date`
  const some = (name: 'talentos' | 'excetoTalentos') => `${values.add(idsOf(audience[name]))}::bigint[]`
  const meets = criteriaSql(audience, { empresa, dia }, values)
  return `select x.empresa_id, x.id, x.nome, x.usuario_id, x.data_admissao, x.estabelecimento_id, x.area_id, x.cargo_id, not (${meets}) as incluido
    from (
      select t.empresa_id, t.id, t.nome, t.usuario_id, t.data_admissao, coalesce(t.vinculo, 'E') as vinculo,
        case when h.id is null then t.estabelecimento_id else h.estabelecimento_id end as estabelecimento_id,
        coalesce(h.area_organizacional_id, t.area_organizacional_id) as area_id,
        c.id as cargo_id, c.grupo_ocupacional_id as grupo_id
      from talento t
      left join lateral ${situacaoEmSql('t', dia)} h on true
      left join faixa_salarial f on f.empresa_id = t.empresa_id and f.id = h.faixa_salarial_id
      left join cargo c on c.empresa_id = t.empresa_id and c.id = coalesce(f.cargo_id, t.cargo_id)
      where t.empresa_id = ${empresa} and ${trabalhaEmSql('t', dia)} and t.situacao <> 'G'
        and ${visibleTo(ctx, 'gestao-talentos/talento', 't', values)}
        and not t.id = any(${some('excetoTalentos')})
    ) x
    where (${meets}) or x.id = any(${some('talentos')})`
}

/** SQL condition: the talento of row `x` meets all criteria; false without criteria. */
function criteriaSql(audience: Audience, { empresa, dia }: { empresa: string; dia: string }, values: Values): string {
  if (audience.quem === 'TODOS') return 'true'
  const { estabelecimentos, areasOrganizacionais, cargos, gruposOcupacionais, vinculos } = audience
  const { tempoEmpresaMinimo: least, tempoEmpresaMaximo: most } = audience
  const among = (column: string, refs: { id: number }[] | undefined) =>
    refs?.length ? [values.among(column, idsOf(refs))] : []
  const said = [
    ...among('x.estabelecimento_id', estabelecimentos),
    ...among('x.cargo_id', cargos),
    ...among('x.grupo_id', gruposOcupacionais),
    ...(areasOrganizacionais?.length
      ? [`x.area_id in ${areasComAbaixoSql(empresa, `${values.add(idsOf(areasOrganizacionais))}::bigint[]`)}`]
      : []),
    ...(vinculos?.length ? [values.among('x.vinculo', vinculos, 'text')] : []),
    ...(least === undefined ? [] : [`x.data_admissao + make_interval(months => ${values.add(least)}) <= ${dia}`]),
    ...(most === undefined ? [] : [`x.data_admissao + make_interval(months => ${values.add(most)} + 1) > ${dia}`]),
  ]
  return said.join(' and ') || 'false'
}
