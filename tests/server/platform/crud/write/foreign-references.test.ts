import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Entity, Field, RecordData } from '#schemas/runtime/model.ts'
import { leafFields, setAt, valueAt } from '#schemas/runtime/paths.ts'
import { isOfCompany } from '#schemas/runtime/scope.ts'
import { errorsOf, type Stored } from '#tests/entities/case.ts'
import { model, type Subject, startSubject } from '#tests/entities/subject.ts'
import { fingerprint, isRefusal } from '#tests/server/bad-input.ts'

/** A reference to records that belong to a company, at its place in the record. */
interface Place {
  /** 'areaOrganizacional', 'experiencias[0].cargo' */
  path: string
  field: Field
  /** the list of items it stands in */
  within?: Field
}

let subject: Subject
beforeAll(async () => {
  subject = await startSubject()
})
afterAll(() => subject?.app.close())

describe.each(['captacao/solicitacao-pessoal', 'captacao/candidato'])('in %s, the id of another company', (path) => {
  const entity = model.entities.get(path) as Entity
  const url = `/api/${entity.route}`
  let stored: Stored
  beforeAll(async () => {
    const answer = await subject.admin.post(url, await subject.maker.fullest(path))
    expect(answer.statusCode, answer.body).toBe(201)
    stored = answer.json() as Stored
  })

  test.each(placesOf(entity).map((place) => [place.path, place] as const))(
    'is refused in %s, by POST, PUT and PATCH',
    async (_, place) => {
      const { admin, app, maker } = subject
      const value = valueFor(place.field, await foreignId(place.field))
      const before = await fingerprint(app)
      const full = put(await maker.fullest(path), place, value)
      const patch = part(put(structuredClone(stored), place, value), place)
      const answers = [
        await admin.post(url, full),
        await admin.put(`${url}/${stored.id}`, put(structuredClone(stored), place, value)),
        await admin.patch(`${url}/${stored.id}`, { ...patch, versao: stored.versao }),
      ]
      for (const answer of answers) {
        isRefusal(place.path, answer, [400])
        const named = errorsOf(answer).map((e) => e.field?.replace(/\[\d+\]/g, ''))
        expect(named).toContain(place.path.replace(/\[\d+\]/g, ''))
      }
      expect(withoutFiles(await fingerprint(app))).toEqual(withoutFiles(before))
      expect((await admin.get(`${url}/${stored.id}`)).json()).toEqual(stored)
    },
  )
})

/** A record of company 2 that company 1 does not see. */
async function foreignId(field: Field): Promise<number> {
  const target = model.entities.get(field.target ?? '') as Entity
  const ids = async (who: 'admin' | 'other') =>
    ((await subject[who].get(`/api/${target.route}/opcoes?unpaged=true`)).json() as Stored[]).map((row) => row.id)
  const mine = new Set(await ids('admin'))
  const foreign = (await ids('other')).find((id) => !mine.has(id))
  if (foreign === undefined) throw new Error(`Company 2 has no ${target.path} of its own`)
  return foreign
}

function valueFor(field: Field, id: number): unknown {
  if (field.kind === 'reference') return { id }
  return field.kind === 'ids' ? [id] : [{ id }]
}

function placesOf(entity: Entity, within?: Field): Place[] {
  return leafFields(entity.fields).flatMap((field): Place[] => {
    const target = model.entities.get(field.target ?? '')
    if (field.readOnly || field.computed || !target) return []
    if (field.kind === 'children') return within ? [] : placesOf(target, field)
    if (!isOfCompany(target)) return []
    return [{ path: within ? `${within.path}[0].${field.path}` : field.path, field, within }]
  })
}

/** The record with a value at a place; a row keeps everything else. */
function put<T extends RecordData>(record: T, { field, within }: Place, value: unknown): T {
  if (!within) setAt(record, field.path, value)
  else setAt((valueAt(record, within.path) as RecordData[])[0] ?? {}, field.path, value)
  return record
}

/** Only what a PATCH of that place sends. */
function part(record: RecordData, { field, within }: Place): RecordData {
  const body: RecordData = {}
  const path = within?.path ?? field.path
  setAt(body, path, valueAt(record, path))
  return body
}

/** The body of a POST names files that were uploaded for it. */
const withoutFiles = ({ arquivo: _, ...rest }: Record<string, string>) => rest
