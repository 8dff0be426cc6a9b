import { expect } from 'vitest'
import { isPersonal, isPersonalField } from '#schemas/runtime/definition/lgpd.ts'
import { foldText } from '#schemas/runtime/names.ts'
import { leafFields, valueAt } from '#schemas/runtime/paths.ts'
import { type Case, json, type Stored } from '../../case.ts'
import { test } from '../../declare.ts'

/** Who may not read the records chooses among what they are called, and learns nothing else of them. */
export function pickers({ entity, model, url, subject, createFull }: Case): void {
  const { read } = entity.authority
  if (!read.startsWith('ROLE_')) return
  const fields = leafFields(entity.fields).filter(
    ({ writeOnly, computed, kind }) => !writeOnly && !computed && kind === 'scalar',
  )
  const hidden = fields.filter(({ path }) => path !== 'id' && !entity.label.includes(path))

  test('a picker tells who may not read the records what they are called, and nothing else', async () => {
    const stored = await createFull()
    const client = await subject().app.clientWithout(read)
    const options = async (query: string) => client.get(`${url}/opcoes?${query}`)
    const own = await options(`filter=${json({ id: [stored.id] })}`)
    // nothing that one may do refers to it
    if (own.statusCode === 403) return
    const [option] = own.json() as Stored[]
    const rotulo = String(option?.rotulo)
    expect(
      Object.keys(option ?? {}).filter((key) => !['id', 'rotulo', entity.labelKey, 'pai', 'partes'].includes(key)),
    ).toEqual([])
    expect(Object.keys(option?.partes ?? {}).filter((key) => !entity.label.includes(key))).toEqual([])
    const found = async (q: string) => (await options(`range=[0,99]&q=${encodeURIComponent(q)}`)).json() as Stored[]
    const [word = ''] = rotulo.split(/\s+/).filter((part) => part.length > 2)
    if (word)
      expect((await found(word)).every((row) => foldText(String(row.rotulo)).includes(foldText(word)))).toBe(true)
    for (const field of hidden) {
      const value = String(valueAt(stored, field.path) ?? '')
      if (field.hint.search && value.length > 2)
        for (const row of await found(value))
          for (const part of value.trim().split(/\s+/))
            expect([field.path, foldText(String(row.rotulo))]).toEqual([
              field.path,
              expect.stringContaining(foldText(part)),
            ])
      if (!isPersonalField(entity, field)) continue
      for (const name of [field.path, `${field.path}_contem`, `${field.path}_gte`])
        expect([name, (await options(`filter=${json({ [name]: value || 1 })}`)).statusCode]).toEqual([name, 400])
    }
    for (const filter of entity.list.filters.filter(({ field: path }) =>
      hidden.some((f) => f.path === path && isPersonalField(entity, f)),
    ))
      expect([filter.name, (await options(`filter=${json({ [filter.name]: 'x' })}`)).statusCode]).toEqual([
        filter.name,
        400,
      ])
    if (isPersonal(entity, model.entities))
      expect([(await options('unpaged=true')).statusCode, (await options('range=[0,999]')).statusCode]).toEqual([
        400, 400,
      ])
  })
}
