import type pg from 'pg'
import { foldText } from '#schemas/runtime/names.ts'

/** Companies of the benchmark and how many candidates each has. */
export const sizes = [
  { empresa: 901, candidatos: 1_000 },
  { empresa: 902, candidatos: 100_000 },
  { empresa: 903, candidatos: 1_000_000 },
]

const first = [
  'João',
  'José',
  'Antônio',
  'Maria',
  'Ana',
  'Conceição',
  'Luís',
  'Paula',
  'Márcia',
  'Sérgio',
  'Cláudia',
  'Inês',
]
const last = [
  'Silva',
  'Souza',
  'Conceição',
  'Araújo',
  'Gonçalves',
  'Pereira',
  'Lima',
  'Nóbrega',
  'Ramos',
  'Brandão',
  'Teixeira',
]

/** Fills the candidates in once; every tenth lives in the city the list filters by. */
export async function fill(
  pool: pg.Pool,
  required: { column: string; value: string }[],
  companies = sizes,
): Promise<void> {
  for (const { empresa, candidatos } of companies) {
    await pool.query(
      `insert into empresa (id, nome, razao_social, cnpj) values ($1, $2, $2, $3) on conflict do nothing`,
      [empresa, `Medição ${foldText(String(empresa))}`, `0000000000${empresa}`.slice(-14)],
    )
    const { rows } = await pool.query('select count(*)::int as n from candidato where empresa_id = $1', [empresa])
    if (rows[0].n >= candidatos) continue
    const extra = required.map((r) => `, ${r.column}`).join('')
    const values = required.map((r) => `, ${r.value}`).join('')
    console.log(`  ${candidatos.toLocaleString('pt-BR')} candidatos na empresa ${empresa} …`)
    await pool.query(
      `insert into candidato (empresa_id, nome, pessoal_cpf, endereco_cidade_id${extra})
       select $1::int, ($3::text[])[1 + g % array_length($3::text[], 1)] || ' ' || ($4::text[])[1 + (g / 7) % array_length($4::text[], 1)] || ' ' || g,
         lpad((g + $1::bigint * 10000000)::text, 11, '0'),
         (array[3550308, 3304557, 3106200, 5300108, 4106902, 2927408, 2304400, 1302603, 2611606, 4314902])[1 + g % 10]${values}
       from generate_series(1, $2::int) g`,
      [empresa, candidatos, first, last],
    )
  }
  await pool.query('vacuum analyze candidato')
}

/** Fills in talents who work in a company, each paid an amount of his own, once. */
export async function fillTalents(pool: pg.Pool, empresa: number, talentos: number): Promise<void> {
  const { rows } = await pool.query('select count(*)::int as n from talento where empresa_id = $1', [empresa])
  if (rows[0].n >= talentos) return
  console.log(`  ${talentos.toLocaleString('pt-BR')} talentos na empresa ${empresa} …`)
  await pool.query(
    `insert into talento (empresa_id, nome, cpf, data_admissao, situacao, salario)
     select $1::int, ($3::text[])[1 + g % array_length($3::text[], 1)] || ' ' || ($4::text[])[1 + (g / 7) % array_length($4::text[], 1)] || ' ' || g,
       lpad((g + $1::bigint * 10000000)::text, 11, '0'), date '2015-01-01' + g % 4000, 'A', 1600 + (g::bigint * 7919 % 1500000) / 100.0
     from generate_series(1, $2::int) g`,
    [empresa, talentos, first, last],
  )
  await pool.query('vacuum analyze talento')
}
