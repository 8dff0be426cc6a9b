import { sql } from 'kysely'
import type { Ctx } from '#server/platform/crud/define.ts'
import type { Linha, Pagamento, Tabelas } from './linha-salarial.ts'

interface Row {
  id: number
  talento: number
  data: string
  tipo: 1 | 2 | 3
  valor: number | null
  indice: number | null
  quantidade: number | null
  motivo: string | null
  faixa: { id: number; nome: string }
  cargo: { id: number; nome: string }
  area: { id: number; nome: string }
  estabelecimento: number | null
}

/** The confirmed rows of talents of the session's company, by talent, each list by its days. */
export async function linhasDosTalentos({ db, session }: Ctx, ids: number[]): Promise<Map<number, Linha[]>> {
  const { rows } = await sql<Row>`
    select h.id::int as id, h.talento_id::int as talento, h.data::text as data, coalesce(h.tipo_salario, 3) as tipo, h.salario as valor,
      h.indice_id::int as indice, h.quantidade, h.motivo, h.estabelecimento_id::int as estabelecimento,
      jsonb_build_object('id', f.id, 'nome', f.nome) as faixa, jsonb_build_object('id', c.id, 'nome', c.nome) as cargo,
      jsonb_build_object('id', a.id, 'nome', a.nome) as area
    from talento_historico h
    join faixa_salarial f on f.empresa_id = h.empresa_id and f.id = h.faixa_salarial_id
    join cargo c on c.empresa_id = f.empresa_id and c.id = f.cargo_id
    join area_organizacional a on a.empresa_id = h.empresa_id and a.id = h.area_organizacional_id
    where h.empresa_id = ${session.empresaId} and h.talento_id = any(${ids}::bigint[]) and coalesce(h.status, 'C') = 'C'
    order by h.talento_id, h.data, h.id`.execute(db)
  return grouped(rows, ({ talento }) => talento, linhaDe)
}

/** Confirmed rows of bands and indices that the salaries of these rows depend on. */
export async function tabelasDe(ctx: Ctx, linhas: Linha[]): Promise<Tabelas> {
  const { db, session } = ctx
  const faixas = [...new Set(linhas.filter(({ tipo }) => tipo === 1).map(({ faixa }) => faixa.id))]
  const { rows: daFaixa } = await sql<Pago & { faixa: number }>`
    select h.id::int as id, h.faixa_salarial_id::int as faixa, h.data::text as data, h.tipo, h.valor, h.indice_id::int as indice, h.quantidade
    from faixa_salarial_historico h
    where h.empresa_id = ${session.empresaId} and h.faixa_salarial_id = any(${faixas}::bigint[]) and h.tipo <> 1
      and coalesce(h.status, 'C') = 'C'
    order by h.faixa_salarial_id, h.data, h.id`.execute(db)
  const indices = [...new Set([...linhas, ...daFaixa].flatMap(({ indice }) => indice ?? []))]
  const { rows: doIndice } = await sql<{ id: number; indice: number; data: string; valor: number }>`
    select h.id::int as id, h.indice_id::int as indice, h.data::text as data, h.valor
    from indice_historico h
    where h.empresa_id = ${session.empresaId} and h.indice_id = any(${indices}::bigint[]) and coalesce(h.status, 'C') = 'C'
    order by h.indice_id, h.data, h.id`.execute(db)
  return {
    faixas: grouped(daFaixa, ({ faixa }) => faixa, pagamentoDe),
    indices: grouped(
      doIndice,
      ({ indice }) => indice,
      ({ id, data, valor }) => ({ id, data, valor }),
    ),
  }
}

function grouped<Row, Value>(rows: Row[], key: (row: Row) => number, value: (row: Row) => Value): Map<number, Value[]> {
  const found = new Map<number, Value[]>()
  for (const row of rows) {
    const there = found.get(key(row))
    if (there) there.push(value(row))
    else found.set(key(row), [value(row)])
  }
  return found
}

function linhaDe({
  id,
  data,
  tipo,
  valor,
  indice,
  quantidade,
  motivo,
  faixa,
  cargo,
  area,
  estabelecimento,
}: Row): Linha {
  return {
    ...pagamentoDe({ id, data, tipo, valor, indice, quantidade }),
    faixa,
    cargo,
    area,
    ...(motivo === null ? {} : { motivo }),
    ...(estabelecimento === null ? {} : { estabelecimento }),
  }
}

type Pago = Pick<Row, 'id' | 'data' | 'tipo' | 'valor' | 'indice' | 'quantidade'>

const pagamentoDe = ({ id, data, tipo, valor, indice, quantidade }: Pago): Pagamento => ({
  id,
  data,
  tipo,
  ...(valor === null ? {} : { valor }),
  ...(indice === null ? {} : { indice }),
  ...(quantidade === null ? {} : { quantidade }),
})
