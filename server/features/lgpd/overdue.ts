import { createHash } from 'node:crypto'
import type { OverdueRegister } from '#schemas/runtime/answers/utilities/lgpd.ts'
import type { Entity } from '#schemas/runtime/model.ts'
import { toSnakeCase } from '#schemas/runtime/names.ts'
import { LGPD_APAGAR } from '#server/platform/access/authorities.ts'
import { requireAuthority, type Session } from '#server/platform/access/session.ts'
import type { Values } from '#server/platform/database/sql.ts'
import { fail } from '#server/platform/errors/errors.ts'
import type { Prumo } from '#server/prumo.ts'
import { erasePerson } from './erase.ts'
import type { Officer } from './officer.ts'
import { companyModels } from './own-fields.ts'
import { foundOf, type Subject, subjectsWhere } from './persons.ts'
import { retentionText } from './retention.ts'

/** Records examined per call; further ones show when these are done. */
const MOST = 5000
/** Most people listed on the screen. */
const SHOWN = 100

/** Officer of the current company only: legal retention is per company. */
export async function officerHere(prumo: Prumo, session: Session): Promise<Officer> {
  requireAuthority(session, LGPD_APAGAR)
  if (session.restricted) fail('NAO_AUTORIZADO')
  const companies = session.empresas.filter(({ id }) => id === session.empresaId)
  return {
    prumo,
    session,
    sessions: [session],
    companies,
    everything: false,
    models: await companyModels(prumo, companies),
  }
}

/** Registers of people with a retention in years (`x-entity.retention.years`); retentions in months, set by a company, are handled by the nightly job. */
const withYears = ({ model }: Prumo): Entity[] =>
  [...model.entities.values()].filter(({ lgpd, retention }) => lgpd?.person && retention?.years !== undefined)

/** SQL condition: the retention of a record is over and it was not erased yet. */
function isOver({ prumo }: Officer, { path, retention }: Entity, values: Values): string {
  const column = `t.${toSnakeCase(retention?.from ?? '')}`
  const over = `(${column} + make_interval(years => ${values.add(retention?.years ?? 0)}::int))::date < ${values.add(prumo.today())}::date`
  const erased = `exists (select from auditoria a where a.entidade = ${values.add(path)} and a.registro_id = t.id and a.operacao = 'anonimizacao')`
  return `${over} and not ${erased}`
}

const signature = (people: Subject[]): string =>
  createHash('sha256')
    .update(JSON.stringify(people.map(({ entidade, id, versao }) => [entidade, id, versao])))
    .digest('hex')
    .slice(0, 32)

const peopleOf = (officer: Officer, entity: Entity): Promise<Subject[]> =>
  subjectsWhere(officer, entity, (values) => isOver(officer, entity, values), MOST)

/** Records past their retention, by register. */
export async function overdueOf(officer: Officer): Promise<OverdueRegister[]> {
  const found: OverdueRegister[] = []
  for (const entity of withYears(officer.prumo)) {
    const people = await peopleOf(officer, entity)
    found.push({
      entidade: entity.path,
      cadastro: entity.plural,
      prazo: retentionText(entity),
      total: people.length,
      pessoas: people.slice(0, SHOWN).map((subject) => foundOf(officer, subject)),
      assinatura: signature(people),
    })
  }
  return found
}

/** Ids of the previewed records. @throws DomainError 404, PRAZOS_ALTERADOS when others are due by now */
export async function overdueIds(officer: Officer, entidade: string, seen: string): Promise<number[]> {
  const entity = withYears(officer.prumo).find(({ path }) => path === entidade) ?? fail('NAO_ENCONTRADO')
  const people = await peopleOf(officer, entity)
  if (people.length === 0 || signature(people) !== seen) fail('PRAZOS_ALTERADOS')
  return people.map(({ id }) => id)
}

/**
 * Erases these records, each in a transaction of its own; skips those no longer due or erased by an earlier attempt.
 * @returns how many were erased
 */
export async function eraseOverdue(
  officer: Officer,
  entidade: string,
  ids: number[],
  progress: (done: number, total: number) => Promise<void>,
): Promise<number> {
  const entity = withYears(officer.prumo).find(({ path }) => path === entidade) ?? fail('NAO_ENCONTRADO')
  let erased = 0
  for (const [done, id] of ids.entries()) {
    await progress(done, ids.length)
    const [person] = await subjectsWhere(
      officer,
      entity,
      (values) => `t.id = ${values.add(id)} and ${isOver(officer, entity, values)}`,
    )
    if (!person) continue
    await erasePerson(officer, person, { reach: 'registro' })
    erased += 1
  }
  return erased
}
