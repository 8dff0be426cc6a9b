import { expect } from 'vitest'
import { fieldAt, valueAt } from '#schemas/runtime/paths.ts'
import { filledIn, visibleConditions } from '#tests/helpers/samples/visible-conditions.ts'
import { type Case, errorsOf } from '../../case.ts'
import { test } from '../../declare.ts'
import { special } from '../../special.ts'

/** The false side of every reference and unique key. */
export function refusals(one: Case): void {
  references(one)
  keys(one)
}

function references({ entity, model, url, subject }: Case): void {
  const found = entity.fields
    .filter((f) => f.kind === 'reference' && !f.readOnly && f.visibleWhen === undefined)
    .filter((f) => !special[entity.path]?.without?.includes(f.path))
    .map((f) => [f.path, f] as const)
  if (found.length > 0)
    test.each(found)('refuses a reference to a record that does not exist: %s', async (_, field) => {
      const body = await subject().maker.smallest(entity.path)
      const answer = await subject().admin.post(url, { ...body, [field.name]: { id: 999_999_999 } })
      expect(answer.statusCode).toBe(400)
      expect(errorsOf(answer).map((e) => e.field)).toContain(field.path)
    })

  const owned = found.filter(([, f]) => model.entities.get(f.target ?? '')?.scope === 'empresa')
  if (entity.scope === 'empresa' && owned.length > 0)
    test.each(owned)('refuses a reference to a record of another company: %s', async (_, field) => {
      const foreign = await subject().otherMaker.fullest(entity.path)
      const target = model.entities.get(field.target ?? '')
      const options = (await subject().other.get(`/api/${target?.route}/opcoes`)).json() as { id: number }[]
      const id = valueAt(foreign, `${field.path}.id`) ?? options[0]?.id
      expect(id).toBeDefined()
      const body = await subject().maker.smallest(entity.path)
      const answer = await subject().admin.post(url, { ...body, [field.name]: { id } })
      expect(answer.statusCode).toBe(400)
      expect(errorsOf(answer).map((e) => e.field)).toContain(field.path)
    })
}

function keys({ entity, url, subject }: Case): void {
  // the system gives a number, and says alone what nobody may write: nobody repeats it
  const without = special[entity.path]?.without ?? []
  const said = entity.unique.filter(
    ({ fields }) =>
      !fields.some((path) => without.includes(path) || fieldAt(entity, path)?.hint.number) &&
      !fields.every((path) => fieldAt(entity, path)?.readOnly),
  )
  for (const rule of said)
    test(`refuses the repetition of ${rule.fields.join(', ')}`, async () => {
      const { maker, admin } = subject()
      // what only the system sets is not in a body
      const members = rule.fields.flatMap((path) => fieldAt(entity, path) ?? []).filter(({ readOnly }) => !readOnly)
      const holding = members.flatMap((field) => visibleConditions(entity, field))
      // without one of them, nothing is repeated
      holding.push(filledIn(members.map(({ path }) => path)))
      const first = await maker.fullest(entity.path, {}, { holding })
      expect((await admin.post(url, first)).json().errors).toBeUndefined()
      const given = new Map(members.map(({ path }) => [path, structuredClone(valueAt(first, path))]))
      const second = await maker.fullest(entity.path, {}, { given, holding })
      const answer = await admin.post(url, second)
      expect([answer.statusCode, errorsOf(answer)[0]?.code]).toEqual([409, 'CHAVE_DUPLICADA'])
      expect(rule.fields).toContain(errorsOf(answer)[0]?.field)
      if (rule.message) expect(answer.json().message).toBe(rule.message)
    })
}
