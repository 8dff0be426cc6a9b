import { LAST_DAY } from '#schemas/effective-sql.ts'
import type { Model } from '#schemas/load.ts'
import { storageOf } from '#schemas/storage.ts'
import type { SeedDb } from '#server/platform/data/insert-records.ts'
import { cpfOf } from '#server/platform/data/people/numbers.ts'
import { quoted, run } from '#server/platform/database/sql.ts'
import type { CompanyId } from '../empresas.ts'

/** First CPF number, far above those of the demo; each company has its own range. */
const CPF_FROM = 10_000_000
/** Talents of one statement. */
const ROUND = 5000

/**
 * Fills a demo company with many talentos: copies of the demo's active ones with their careers, under other names, CPFs
 * and registration numbers. Runs in the caller's transaction.
 * @param said called after each round with the number so far
 */
export async function insertTalentos(
  db: SeedDb,
  model: Model,
  { company, talentos }: { company: CompanyId; talentos: number },
  said: (talentos: number) => void = () => undefined,
): Promise<void> {
  const people = columnsOf(model, 'gestao-talentos/talento', [
    'nome',
    'cpf',
    'matricula',
    'usuario_id',
    'foto',
    'foto_id',
  ])
  const careers = columnsOf(model, 'gestao-talentos/talento-historico', [])
  const [had] = await run<{ n: number }>(db, 'select count(*)::int as n from talento where empresa_id = $1', [company])
  for (let from = 0; from < talentos; from += ROUND) {
    const numbers = Array.from({ length: Math.min(ROUND, talentos - from) }, (_, i) => from + i)
    await run(
      db,
      `with modelo as (
        select t.*, row_number() over (order by t.id) - 1 as n, count(*) over () as todos from talento t
        where t.empresa_id = $1 and t.situacao = 'A' and t.usuario_id is null and left(t.matricula, 1) <> 'V'
      ), novo as (
        insert into talento (empresa_id, nome, cpf, matricula, ${people})
        select $1, m.nome || ' ' || x.n, x.cpf, 'V' || x.n, ${prefixed(people, 'm')}
        from unnest($2::int[], $3::text[]) x(n, cpf) join modelo m on m.n = x.n % m.todos
        returning id, matricula
      )
      insert into talento_historico (empresa_id, talento_id, ordem_, ${LAST_DAY}, ${careers})
      select $1, novo.id, h.ordem_, h.${LAST_DAY}, ${prefixed(careers, 'h')}
      from novo join modelo m on m.n = substr(novo.matricula, 2)::int % m.todos
      join talento_historico h on h.empresa_id = $1 and h.talento_id = m.id`,
      [
        company,
        numbers.map((n) => n + (had?.n ?? 0)),
        numbers.map((n) => cpfOf(CPF_FROM * company + (had?.n ?? 0) + n)),
      ],
    )
    said(from + numbers.length)
  }
}

/** Columns copied unchanged, as SQL list. */
function columnsOf(model: Model, path: string, without: string[]): string {
  const entity = model.entities.get(path)
  if (!entity) throw new Error(`Unknown entity: ${path}`)
  const { columns } = storageOf(entity, model)
  return columns
    .map(({ name }) => name)
    .filter((name) => !without.includes(name) && !name.startsWith('usuario') && !name.startsWith('origem'))
    .map(quoted)
    .join(', ')
}

const prefixed = (columns: string, alias: string): string =>
  columns
    .split(', ')
    .map((name) => `${alias}.${name}`)
    .join(', ')
