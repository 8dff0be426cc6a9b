/**
 * SQL condition: the talento works there on a day. The day of dismissal is the last one; a dismissed talento without that day works nowhere.
 * @param dia expression of SQL
 */
export const trabalhaEmSql = (t: string, dia: string): string => `(${t}.situacao <> 'C' and ${t}.data_admissao <= ${dia}
  and case when ${t}.data_desligamento is null then ${t}.situacao <> 'D' else ${t}.data_desligamento >= ${dia} end)`

/**
 * SQL: the confirmed row of a talento's history in force on a day; before the first row, the first.
 * @param conta states of rows that count
 */
export const situacaoEmSql = (t: string, dia: string, conta = "'C'"): string => `(select h.* from talento_historico h
  where h.empresa_id = ${t}.empresa_id and h.talento_id = ${t}.id and coalesce(h.status, 'C') in (${conta})
  order by h.data > ${dia}, case when h.data <= ${dia} then h.data end desc, h.data limit 1)`
