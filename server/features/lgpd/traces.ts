import type { TraceCounts } from '#schemas/runtime/answers/utilities/lgpd.ts'
import { fieldsOfPerson, personalFields } from '#schemas/runtime/definition/lgpd.ts'
import cpfFormat from '#schemas/runtime/formats/cpf.ts'
import type { Entity } from '#schemas/runtime/model.ts'
import { forgetDrafts } from '#server/features/anonimato/erase.ts'
import { escapeLike } from '#server/platform/crud/list/search.ts'
import type { Changes } from '#server/platform/crud/trail/write-trail.ts'
import { type Db, run } from '#server/platform/database/sql.ts'
import { forgetMails } from '#server/platform/mail/retention.ts'
import { forgetAnswers } from '#server/platform/webhooks/retention.ts'
import { CANDIDATE } from './accounts.ts'
import type { Officer } from './officer.ts'
import type { Subject } from './persons.ts'
import { type Rows, rowsOf } from './rows.ts'
import type { Scope } from './scope.ts'

interface Counted {
  n: number
}

const UNDER = '(entidade = $1 and registro_id = any($2::bigint[]))'

export async function countTraces(officer: Officer, { holdings, subjects }: Scope): Promise<TraceCounts> {
  const db = officer.prumo.database.kysely
  const counts: TraceCounts = { log: 0, arquivos: 0, excluidos: 0, emails: 0, lotes: 0 }
  const count = async (text: string, values: unknown[]) => (await run<Counted>(db, text, values))[0]?.n ?? 0
  for (const { entity, empresaId, ids, root, written } of rowsOf(officer.prumo.model, holdings)) {
    counts.log += await count(`select count(*)::int as n from auditoria where ${UNDER} and campos <> '{}'`, [
      entity.path,
      ids,
    ])
    if (!root || written) continue
    counts.arquivos += await count(`select count(*)::int as n from arquivo where ${UNDER}`, [entity.path, ids])
    counts.lotes += await count(
      'select count(*)::int as n from lote_registro r join lote l on l.empresa_id = r.empresa_id and l.id = r.lote_id where l.entidade = $1 and r.registro_id = any($2::bigint[])',
      [entity.path, ids],
    )
    for (const id of ids)
      counts.emails += await count(
        'select count(*)::int as n from email_saida where empresa_id = $1 and sobre @> $2::jsonb',
        [empresaId, JSON.stringify([{ entidade: entity.path, id }])],
      )
  }
  for (const { text, values } of trashOf(officer, subjects))
    counts.excluidos += await count(`select count(*)::int as n from registro_excluido where ${text}`, values)
  return counts
}

/** Statements for deleted records with the same CPF, about the person or written by him. */
function trashOf(officer: Officer, subjects: Subject[]): { text: string; values: unknown[] }[] {
  const companies = officer.companies.map(({ id }) => id)
  const own = '(empresa_id is null or empresa_id = any($1::int[]))'
  const found: { text: string; values: unknown[] }[] = []
  for (const entity of officer.prumo.model.entities.values()) {
    const cpf = entity.lgpd?.person?.cpf
    const numbers = subjects.flatMap((subject) => (subject.cpf ? [subject.cpf] : []))
    if (cpf && numbers.length > 0)
      found.push({
        text: `${own} and entidade = $2 and dados #>> $3::text[] = any($4::text[])`,
        values: [companies, entity.path, cpf.split('.'), numbers],
      })
    for (const path of [...(entity.lgpd?.about ?? []), ...(entity.lgpd?.by ?? [])]) {
      const target = entity.fields.find(({ name }) => name === path)?.target
      const ids = subjects.filter(({ entidade }) => entidade === target).map(({ id }) => String(id))
      if (ids.length > 0)
        found.push({
          text: `${own} and entidade = $2 and dados #>> $3::text[] = any($4::text[])`,
          values: [companies, entity.path, [...path.split('.'), 'id'], ids],
        })
    }
  }
  return found
}

/** Erases the person from what the system stores about its records: trail, results of tasks, batches, files. */
export async function eraseTraces(db: Db, officer: Officer, { subjects }: Scope, rows: Rows[]): Promise<void> {
  await forgetResults(db, officer, subjects, rows)
  for (const part of rows) {
    await clearTrail(db, officer, part)
    if (part.root && !part.written) await clearRecord(db, part)
  }
  for (const { entidade, empresaId, id, email } of subjects) {
    await forgetDrafts(db, { entidade, id })
    for (const company of empresaId === 0 ? officer.companies.map((c) => c.id) : [empresaId])
      await forgetMails(db, company, { about: { entidade, id }, address: email ?? null })
    if (entidade === CANDIDATE) await releaseFiles(db, 'candidato_id = $1 and empresa_id = $2', [id, empresaId])
  }
  for (const { text, values } of trashOf(officer, subjects)) {
    const gone = await run<{ entidade: string; registro_id: number }>(
      db,
      `delete from registro_excluido where ${text} returning entidade, registro_id`,
      values,
    )
    for (const { entidade, registro_id } of gone) {
      const entity = officer.prumo.model.entities.get(entidade)
      if (entity) await clearTrail(db, officer, { entity, ids: [registro_id] })
      await releaseFiles(db, 'entidade = $1 and registro_id = $2', [entidade, registro_id])
    }
  }
}

/** Deletes results of tasks that read his files: blanking the name would leave the rest of a CV. */
async function forgetResults(db: Db, officer: Officer, subjects: Subject[], rows: Rows[]): Promise<void> {
  const kinds = officer.prumo.jobs.personal
  const companies = officer.companies.map(({ id }) => id)
  const own = 'tipo = any($1::text[]) and empresa_id = any($2::int[]) and resultado is not null'
  for (const { entity, ids } of rows.filter(({ root, written }) => root && !written))
    await run(
      db,
      `update tarefa set resultado = null where ${own}
       and entrada->>'arquivoId' in (select id::text from arquivo where entidade = $3 and registro_id = any($4::bigint[]))`,
      [kinds, companies, entity.path, ids],
    )
  const marks = subjects.flatMap(({ cpf, email }) => [
    ...(cpf ? [cpf, cpfFormat.display?.(cpf) ?? cpf] : []),
    ...(email ? [email] : []),
  ])
  if (marks.length > 0)
    await run(db, `update tarefa set resultado = null where ${own} and resultado::text ilike any($3::text[])`, [
      kinds,
      companies,
      marks.map((mark) => `%${escapeLike(mark)}%`),
    ])
}

/** Removes the values of personal fields from lines of the trail; the fact of the change stays. */
async function clearTrail(
  db: Db,
  officer: Officer,
  { entity, ids, written }: Pick<Rows, 'entity' | 'ids' | 'written'>,
): Promise<void> {
  const lines = await run<{ id: number; campos: Changes }>(
    db,
    `select id, campos from auditoria where ${UNDER} and campos <> '{}'`,
    [entity.path, ids],
  )
  const goes = written ? writtenBy(officer, entity) : leaving(officer, entity)
  const cleared = lines.map(({ id, campos }) => ({
    id,
    campos: Object.fromEntries(Object.entries(campos).map(([path, change]) => [path, goes(path) ? {} : change])),
  }))
  await run(
    db,
    `update auditoria a set campos = v.campos from jsonb_to_recordset($1::jsonb) as v(id bigint, campos jsonb) where a.id = v.id`,
    [JSON.stringify(cleared)],
  )
}

function leaving(officer: Officer, entity: Entity): (path: string) => boolean {
  const fields = personalFields(entity, officer.prumo.model.entities)
  // values of own fields go too: a company may reuse a field's name, so old lines are not attributable
  const people = new Set(entity.lgpd?.about)
  const staying = new Set(
    fields
      .filter(
        ({ anonymise, field }) => anonymise === 'mantem' && !people.has(field.path) && field.hint.own === undefined,
      )
      .map(({ field }) => field.path),
  )
  return (path) => !staying.has(path)
}

/** Returns whether a field was written by a record's author or names him. */
function writtenBy({ prumo }: Officer, entity: Entity): (path: string) => boolean {
  const gone = fieldsOfPerson({ entity, written: true }, prumo.model.entities).filter(
    ({ anonymise }) => anonymise !== 'mantem',
  )
  const paths = new Set([...gone.map(({ field }) => field.path), ...(entity.lgpd?.by ?? [])])
  return (path) => paths.has(path)
}

async function clearRecord(db: Db, { entity, empresaId, ids }: Rows): Promise<void> {
  await releaseFiles(db, UNDER, [entity.path, ids])
  await forgetAnswers(db, entity.path, ids)
  // undoing a batch would restore the person's data
  await run(
    db,
    `delete from lote_registro r using lote l where l.empresa_id = r.empresa_id and l.id = r.lote_id and l.entidade = $1 and r.registro_id = any($2::bigint[])`,
    [entity.path, ids],
  )
  await run(
    db,
    `update lote l set recusas = coalesce((select jsonb_agg(r) from jsonb_array_elements(l.recusas) r where not (r->>'id')::bigint = any($2::bigint[])), '[]')
     where l.entidade = $1 and exists (select from jsonb_array_elements(l.recusas) r where (r->>'id')::bigint = any($2::bigint[]))`,
    [entity.path, ids],
  )
  for (const id of ids) await forgetMails(db, empresaId, { about: { entidade: entity.path, id } })
}

/** Releases files and sets their creation to the epoch, so that the removal of unclaimed files takes them at once. */
async function releaseFiles(db: Db, where: string, values: unknown[]): Promise<void> {
  await run(
    db,
    `update arquivo set entidade = null, registro_id = null, candidato_id = null, nome = 'anonimizado', criado_em = 'epoch' where ${where}`,
    values,
  )
}
