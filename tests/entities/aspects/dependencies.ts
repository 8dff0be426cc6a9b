import { expect } from 'vitest'
import type { RecordData } from '#schemas/runtime/model.ts'
import { valueAt } from '#schemas/runtime/paths.ts'
import { storageOf } from '#schemas/storage.ts'
import { visibleConditions } from '#tests/helpers/samples/visible-conditions.ts'
import { type Case, errorsOf, rowsOf } from '../case.ts'
import { test } from '../declare.ts'
import { special } from '../special.ts'

/** What another record refers to is not deleted, and the refusal says where the reference is. */
export function dependencies({ entity, model, url, subject }: Case): void {
  const references = entity.fields.filter(
    (f) =>
      f.kind === 'reference' &&
      !f.computed &&
      f.hint.authority === undefined &&
      !special[entity.path]?.without?.includes(f.path),
  )
  for (const field of references) {
    const target = model.entities.get(field.target ?? '')
    if (!target?.route || target.parent || target.single) continue
    test(`${target.title} that stands in ${field.path} is not deleted`, async () => {
      const { admin, maker } = subject()
      const { rows } = await rowsOf(admin, url)
      const held = rows.map((row) => valueAt(row, field.path) as { id: number } | undefined).find((value) => value)
      const id = held?.id ?? (await hold())
      expect(id).toBeDefined()
      const at = `/api/${target.route}/${id}`
      const answer = await admin.delete(at)
      expect(answer.statusCode).toBe(409)
      expect(['POSSUI_DEPENDENCIAS', 'EXCLUSAO_NAO_PERMITIDA']).toContain(errorsOf(answer)[0]?.code)
      if (errorsOf(answer)[0]?.code === 'POSSUI_DEPENDENCIAS')
        expect(answer.json().message).toMatch(/^.+ possui dependências em .+\.$/)
      expect((await admin.get(at)).statusCode).toBe(200)

      /** A record of our own that holds one. */
      async function hold(): Promise<number | undefined> {
        const filled = field.readOnly ? [] : [{ required: [field.name] }]
        const holding = [...visibleConditions(entity, field), ...filled]
        const created = await admin.post(url, await maker.fullest(entity.path, {}, { holding }))
        const record = created.json() as RecordData & { id: number }
        const own = (valueAt(record, field.path) as { id: number } | undefined)?.id
        return own ?? (field.readOnly ? put(record.id) : undefined)
      }

      /** What only the server writes, put there as it would. */
      async function put(record: number): Promise<number | undefined> {
        const list = `/api/${target?.route}`
        const [there] = (await rowsOf(admin, list)).rows
        const first = there ?? (await admin.post(list, await maker.smallest(target?.path ?? ''))).json()
        const columns = storageOf(entity, model).columns.filter((column) => column.field === field)
        const sets = columns.map(({ name, part }) => `${name} = ${part === 'company' ? 1 : Number(first?.id)}`)
        await subject().app.database.pool.query(`update ${entity.table} set ${sets.join(', ')} where id = ${record}`)
        return first && Number(first.id)
      }
    })
  }
}
