import { createHash } from 'node:crypto'
import { fail } from '#server/platform/errors/errors.ts'
import { USER } from './accounts.ts'
import { eachOnce, type Holding, holdingsOf } from './holdings.ts'
import type { Officer } from './officer.ts'
import { type Subject, samePerson } from './persons.ts'

/** Records of an erasure, and those kept by law. */
export interface Scope {
  subjects: Subject[]
  holdings: Holding[]
  kept: Holding[]
}

/** The whole person, or only this record: retention ends per record, e.g. for the candidate and not for the employee he became. */
export type Reach = 'pessoa' | 'registro'

/** Drops CPF and e-mail while the person has other records: elsewhere they may refer to those. */
async function alone(officer: Officer, { cpf, email, ...first }: Subject): Promise<Subject> {
  const others = await samePerson(officer, { ...first, ...(cpf ? { cpf } : {}) })
  return {
    ...first,
    ...(others.length === 1 && cpf ? { cpf } : {}),
    ...(others.length === 1 && email ? { email } : {}),
  }
}

/** @throws DomainError PESSOA_NAO_PODE_SER_APAGADA for the first user and for oneself */
export async function scopeOf(officer: Officer, first: Subject, reach: Reach = 'pessoa'): Promise<Scope> {
  const subjects = reach === 'pessoa' ? await samePerson(officer, first) : [await alone(officer, first)]
  const own = officer.session.usuario.id
  for (const { entidade, id } of subjects)
    if (entidade === USER && (id === 1 || id === own)) fail('PESSOA_NAO_PODE_SER_APAGADA')
  const all = eachOnce(await holdingsOf(officer, subjects))
  const kept = all.filter(({ held }) => held)
  const keptIds = new Set(kept.flatMap(({ entity, records }) => records.map(({ id }) => `${entity.path} ${id}`)))
  return {
    subjects: subjects.filter(({ entidade, id }) => !keptIds.has(`${entidade} ${id}`)),
    holdings: all.filter(({ held }) => !held),
    kept,
  }
}

/** Hash of the records and versions previewed. */
export function signatureOf({ holdings, kept }: Scope): string {
  const seen = [...holdings, ...kept].map(
    ({ entity, records, held, written }) =>
      [entity.path, records.map(({ id, versao }) => [id, versao]), held !== undefined, written === true] as const,
  )
  return createHash('sha256').update(JSON.stringify(seen)).digest('hex').slice(0, 32)
}
