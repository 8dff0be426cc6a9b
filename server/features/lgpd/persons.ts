import type { PersonRecord } from '#schemas/runtime/answers/utilities/lgpd.ts'
import cpfFormat from '#schemas/runtime/formats/cpf.ts'
import type { Entity } from '#schemas/runtime/model.ts'
import { toSnakeCase } from '#schemas/runtime/names.ts'
import { fieldAt } from '#schemas/runtime/paths.ts'
import { isOfCompany } from '#schemas/runtime/scope.ts'
import { escapeLike } from '#server/platform/crud/list/search.ts'
import { planOf } from '#server/platform/crud/plan/plan.ts'
import { visibleRows } from '#server/platform/crud/sight/visible-rows.ts'
import { run, Values } from '#server/platform/database/sql.ts'
import { fail } from '#server/platform/errors/errors.ts'
import type { Officer } from './officer.ts'

/** A record of a person. */
export interface Subject {
  entidade: string
  /** 0 for entities that belong to no company */
  empresaId: number
  id: number
  /** names as stored, the main one first */
  nomes: string[]
  cpf?: string
  email?: string
  versao: number
}

/** Entities whose records are people. */
export const personEntities = ({ prumo }: Officer): Entity[] =>
  [...prumo.model.entities.values()].filter((entity) => entity.lgpd?.person)

/** Most results: beyond it the search must be narrowed. */
const MOST = 50

/** Finds people by name, CPF or e-mail in the officer's companies; records with one CPF are adjacent. */
export async function searchPeople(officer: Officer, text: string): Promise<PersonRecord[]> {
  const q = text.trim()
  if (q.length < 3) return []
  const cpf = cpfFormat.normalise?.(q) ?? q
  const found: Subject[] = []
  for (const entity of personEntities(officer)) {
    const { name, cpf: cpfField, email } = entity.lgpd?.person ?? { name: [] }
    const match = (values: Values) => {
      const like = values.add(`%${escapeLike(q)}%`)
      const parts = name.map((path) => `prumo_busca(t.${toSnakeCase(path)}) like prumo_busca(${like})`)
      if (cpfField && /^\d{11}$/.test(cpf)) parts.push(`t.${toSnakeCase(cpfField)} = ${values.add(cpf)}`)
      if (email) parts.push(`lower(t.${toSnakeCase(email)}) = lower(${values.add(q)})`)
      return `(${parts.join(' or ')})`
    }
    found.push(...(await subjectsWhere(officer, entity, match, MOST)))
  }
  const order = (s: Subject) => `${s.nomes[0] ?? ''} ${s.cpf ?? ''}`
  found.sort((a, b) => order(a).localeCompare(order(b), 'pt-BR'))
  return found.slice(0, MOST).map((subject) => foundOf(officer, subject))
}

/** List entry of a person's record; linked where it belongs to the current company. */
export function foundOf(officer: Officer, { entidade, empresaId, id, nomes, cpf, email }: Subject): PersonRecord {
  const entity = officer.prumo.model.entities.get(entidade)
  const empresa = officer.companies.find((company) => company.id === empresaId)?.nome
  const here = empresaId === 0 || empresaId === officer.session.empresaId
  return {
    entidade,
    titulo: entity?.title ?? entidade,
    empresaId,
    ...(empresa ? { empresa } : {}),
    id,
    nome: nomes[0] ?? '',
    ...(cpf ? { cpf: cpfFormat.display?.(cpf) ?? cpf } : {}),
    ...(email ? { email } : {}),
    ...(here && entity?.route ? { link: `/${entity.route}/${id}` } : {}),
  }
}

/** Records of a person entity that meet a condition, in all companies of the officer. */
export async function subjectsWhere(
  officer: Officer,
  entity: Entity,
  match: (values: Values) => string,
  limit = 1000,
): Promise<Subject[]> {
  const { prumo } = officer
  if (!isOfCompany(entity) && !officer.everything) return []
  const sessions = isOfCompany(entity) ? officer.sessions : [officer.session]
  const rows: Subject[] = []
  for (const session of sessions) {
    const values = new Values()
    const conditions = [match(values), ...visibleRows(entity, session, 't', values, prumo)]
    if (isOfCompany(entity)) conditions.push(`t.empresa_id = ${values.add(session.empresaId)}`)
    const text = `select ${columns(entity)} from ${entity.table} t where ${conditions.join(' and ')} order by t.id limit ${limit}`
    const found = await run<Record<string, unknown>>(prumo.database.kysely, text, values.list)
    rows.push(...found.map((row) => subjectOf(entity, row, isOfCompany(entity) ? session.empresaId : 0)))
  }
  return rows
}

function columns(entity: Entity): string {
  const { name, cpf, email } = entity.lgpd?.person ?? { name: [] }
  const names = name.map((path, i) => `t.${toSnakeCase(path)} as nome_${i}`)
  const column = (path: string | undefined, as: string) => `${path ? `t.${toSnakeCase(path)}` : 'null'} as ${as}`
  return ['t.id', 't.versao', ...names, column(cpf, 'cpf'), column(email, 'email')].join(', ')
}

function subjectOf(entity: Entity, row: Record<string, unknown>, empresaId: number): Subject {
  const names = (entity.lgpd?.person?.name ?? []).map((_, i) => row[`nome_${i}`])
  return {
    entidade: entity.path,
    empresaId,
    id: Number(row.id),
    versao: Number(row.versao),
    nomes: names.filter((name): name is string => typeof name === 'string' && name !== ''),
    ...(row.cpf ? { cpf: String(row.cpf) } : {}),
    ...(row.email ? { email: String(row.email) } : {}),
  }
}

/** A person's record by entity and id. @throws DomainError 404 */
export async function findSubject(officer: Officer, entidade: string, id: number): Promise<Subject> {
  const entity = personEntities(officer).find(({ path }) => path === entidade) ?? fail('NAO_ENCONTRADO')
  const [found] = await subjectsWhere(officer, entity, (values) => `t.id = ${values.add(id)}`)
  return found ?? fail('NAO_ENCONTRADO')
}

const key = ({ entidade, id }: Subject) => `${entidade} ${id}`

/** All records of the same person: by CPF, and by records that link two of them. */
export async function samePerson(officer: Officer, first: Subject): Promise<Subject[]> {
  const known = new Map([[key(first), first]])
  for (const subject of known.values()) {
    for (const other of [...(await byCpf(officer, subject)), ...(await byLinks(officer, subject))])
      if (!known.has(key(other))) known.set(key(other), other)
  }
  return [...known.values()]
}

async function byCpf(officer: Officer, { cpf }: Subject): Promise<Subject[]> {
  if (!cpf) return []
  const found: Subject[] = []
  for (const entity of personEntities(officer)) {
    const path = entity.lgpd?.person?.cpf
    if (path)
      found.push(...(await subjectsWhere(officer, entity, (values) => `t.${toSnakeCase(path)} = ${values.add(cpf)}`)))
  }
  return found
}

/** Records linked by a row with two references to people (a candidate and the talento he became). */
async function byLinks(officer: Officer, subject: Subject): Promise<Subject[]> {
  const { prumo } = officer
  const found: Subject[] = []
  for (const entity of prumo.model.entities.values()) {
    const about = entity.lgpd?.about ?? []
    if (about.length < 2) continue
    const plan = planOf(entity, prumo.model)
    const targets = about.map((path) => ({ column: plan.columnOf(path)?.name, target: fieldAt(entity, path)?.target }))
    for (const own of targets.filter(({ target }) => target === subject.entidade))
      for (const other of targets.filter((each) => each !== own)) {
        const rows = await run<{ id: number }>(
          prumo.database.kysely,
          `select distinct ${other.column} as id from ${entity.table} where ${own.column} = $1 and ${other.column} is not null`,
          [subject.id],
        )
        const target = prumo.model.entities.get(other.target ?? '')
        if (target && rows.length > 0)
          found.push(
            ...(await subjectsWhere(
              officer,
              target,
              (v) => `t.id = any(${v.add(rows.map(({ id }) => id))}::bigint[])`,
            )),
          )
      }
  }
  return found
}
