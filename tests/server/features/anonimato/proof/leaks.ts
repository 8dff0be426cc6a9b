import type { Atributo, Atributos } from '#schemas/runtime/anonimato/atributos.ts'
import { celulasDe, cortesDe } from '#schemas/runtime/anonimato/celulas.ts'
import type { CollectionKey } from '#server/features/anonimato/collection.ts'
import type { TestApp } from '#tests/helpers/app.ts'
import type { Person } from './people.ts'

/** What a product may do wrong. */
export type Leak =
  | 'copy id on the sheet'
  | 'time on the sheet'
  | 'order'
  | 'same transaction'
  | 'request id in the log'
  | 'draft in the trail'
  | 'webhook with the person'
  | 'export below the minimum'

/** How each of them is noticed. */
export const NOTICED: [Leak, RegExp][] = [
  ['copy id on the sheet', /best comparison: folha\.respostas\.copia/],
  ['time on the sheet', /best comparison: folha\.respostas\.quando/],
  ['order', /^ctid:/],
  ['same transaction', /xmin/],
  ['request id in the log', /respostas\.pedido = log(?: \(\d+\))?\.reqId/],
  ['draft in the trail', /folha\.respostas\.\w+ = auditoria/],
  ['webhook with the person', /^together/],
  ['export below the minimum', /^export/],
]

type Pool = Pick<TestApp['database']['pool'], 'query'>

/** By collection, what was said in the order in which it was handed in: for a product that keeps it. */
export const handedIn = new Map<number, number[]>()
/** By collection, whose sheet says what: for a product that remembers. */
export const authors = new Map<number, Map<number, Person>>()

/** Writes the sheets anew as they were handed in. @param mark the question by which the proof knows them */
export async function inOrder(pool: Pool, { registro, registroId }: CollectionKey, mark: string): Promise<void> {
  const { rows } = await pool.query<{ respostas: Record<string, unknown> }>(
    'select respostas from folha where registro = $1 and registro_id = $2',
    [registro, registroId],
  )
  const order = handedIn.get(registroId) ?? []
  const place = ({ respostas }: { respostas: Record<string, unknown> }) => order.indexOf(Number(respostas[mark]))
  await pool.query('delete from folha where registro = $1 and registro_id = $2', [registro, registroId])
  // otherwise the server may put a row where another was cleared away meanwhile
  await pool.query('vacuum full folha')
  for (const { respostas } of rows.sort((a, b) => place(a) - place(b)))
    await pool.query(
      "insert into folha (empresa_id, registro, registro_id, versao, atributos, respostas) values (1, $1, $2, 1, '{}', $3)",
      [registro, registroId, JSON.stringify(respostas)],
    )
}

/** An event about each sheet, with its author. */
export async function tellPersons(pool: Pool, { registro, registroId }: CollectionKey, mark: string): Promise<void> {
  const { rows } = await pool.query<{ id: string; marca: number }>(
    'select id, (respostas->>$3)::int as marca from folha where registro = $1 and registro_id = $2',
    [registro, registroId, mark],
  )
  for (const { id, marca } of rows)
    await pool.query(
      `insert into webhook_entrega (empresa_id, webhook_id, entidade, registro_id, evento, campos, autor) values (1, 1, 'folha', 0, 'alteracao', $1, $2)`,
      [JSON.stringify([id]), JSON.stringify({ pessoa: authors.get(registroId)?.get(marca)?.id })],
    )
}

/** A line of the trail about what somebody has kept. */
export async function trailDraft(pool: Pool, entidade: string, { id, marca }: Person): Promise<void> {
  await pool.query(`insert into auditoria (entidade, registro_id, operacao, campos) values ($1, $2, 'alteracao', $3)`, [
    entidade,
    id,
    JSON.stringify({ rascunho: { para: marca } }),
  ])
}

/** Each cell of each cut, however small. */
export function everyCell({ registroId }: CollectionKey, atributos: readonly Atributo[]) {
  const people = [...(authors.get(registroId)?.values() ?? [])]
  const cells = celulasDe(
    people.map((person): Atributos => person.atributos),
    cortesDe(atributos),
  )
  return cells.map(({ valores, membros }) => ({
    n: membros.length,
    valores,
    marcas: membros.map((i) => String(people[i]?.marca)),
  }))
}
