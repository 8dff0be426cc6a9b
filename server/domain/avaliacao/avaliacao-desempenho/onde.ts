import type { JsonSchema } from '#schemas/runtime/model.ts'
import { noLugar, situacaoEmSql } from '#server/domain/gestao-talentos/talento/queries.ts'
import type { Values } from '#server/platform/database/sql.ts'

const texto: JsonSchema = { type: 'string' }

/** Filters of people by their place today and by name; id lists are comma-separated. */
export const filtrosDePessoas = {
  type: 'object',
  properties: { estabelecimentosIds: texto, areasIds: texto, cargosIds: texto, nome: texto },
} as const

export type FiltrosDePessoas = Partial<Record<keyof typeof filtrosDePessoas.properties, string>>

/** Parses comma-separated ids; undefined for an empty parameter. */
export const idsEm = (text: string | undefined): number[] | undefined =>
  text ? text.split(',').map(Number).filter(Number.isSafeInteger) : undefined

/** SQL: where the talent of `t` is on a day: his row `h`, band `f`, position `g`, area `a`. */
export const ondeTrabalha = (dia: string): string => `left join lateral ${situacaoEmSql('t', dia)} h on true
    left join faixa_salarial f on f.empresa_id = t.empresa_id and f.id = h.faixa_salarial_id
    left join cargo g on g.empresa_id = f.empresa_id and g.id = f.cargo_id
    left join area_organizacional a on a.empresa_id = t.empresa_id and a.id = h.area_organizacional_id`

/** SQL condition: the talento `t` matches the filters. */
export function pessoasSql({ nome, ...lugar }: FiltrosDePessoas, values: Values): string {
  const { estabelecimentosIds, areasIds, cargosIds } = lugar
  const aqui = noLugar(
    { estabelecimentosIds: idsEm(estabelecimentosIds), areasIds: idsEm(areasIds), cargosIds: idsEm(cargosIds) },
    values,
  )
  return nome ? `${aqui} and prumo_busca(t.nome) like '%' || prumo_busca(${values.add(nome)}) || '%'` : aqui
}
