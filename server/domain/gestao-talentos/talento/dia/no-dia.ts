import { pagamNoDiaSql } from '#server/domain/cargo-salario/faixa-salarial/queries.ts'
import { situacaoEmSql, trabalhaEmSql } from '#server/features/talentos/situacao.ts'

/**
 * CTEs of `pagamNoDiaSql`, and `quadro`: every talent of a company with the history row valid on a day and its pay.
 * `trabalha`: he works there on that day; `salario` is null where band or index have no value by then.
 * @param empresa dia SQL expressions
 */
export const quadroNoDiaSql = (empresa: string, dia: string): string => `${pagamNoDiaSql(empresa, dia)}, quadro as (
    select t.id, t.nome, t.sexo, t.data_admissao, t.data_desligamento, ${trabalhaEmSql('t', dia)} as trabalha,
      h.estabelecimento_id, h.area_organizacional_id as area_id, h.ambiente_id, h.faixa_salarial_id as faixa_id, h.funcao_id,
      h.superior_id, h.superior_empresa_id, coalesce(h.tipo_salario, 3) as tipo, h.indice_id, h.quantidade, h.salario as valor,
      case coalesce(h.tipo_salario, 3) when 3 then h.salario when 1 then fd.salario else round(h.quantidade * id.valor, 2) end as salario,
      fd.salario as salario_faixa
    from talento t
    join lateral ${situacaoEmSql('t', dia)} h on true
    left join faixa_no_dia fd on fd.id = h.faixa_salarial_id
    left join indice_no_dia id on id.id = h.indice_id
    where t.empresa_id = ${empresa}
  )`
