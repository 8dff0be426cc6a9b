/**
 * CTEs: amount of each index (`indice_no_dia`: id, valor) and band (`faixa_no_dia`: id, salario) of a company on a day
 * — spec 2 §3. Rows of type 'por cargo' have no amount, so the last amount before stays valid; only confirmed rows
 * count.
 * @param empresa dia SQL expressions
 */
export const pagamNoDiaSql = (empresa: string, dia: string): string => `indice_no_dia as (
    select distinct on (indice_id) indice_id as id, valor from indice_historico
    where empresa_id = ${empresa} and data <= ${dia} and coalesce(status, 'C') = 'C' order by indice_id, data desc
  ), faixa_no_dia as (
    select distinct on (h.faixa_salarial_id) h.faixa_salarial_id as id, h.tipo, h.indice_id, h.quantidade,
      case h.tipo when 3 then h.valor else round(h.quantidade * i.valor, 2) end as salario
    from faixa_salarial_historico h left join indice_no_dia i on i.id = h.indice_id
    where h.empresa_id = ${empresa} and h.data <= ${dia} and h.tipo <> 1 and coalesce(h.status, 'C') = 'C'
    order by h.faixa_salarial_id, h.data desc
  )`
