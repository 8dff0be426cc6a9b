import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkFor, normaliseForm } from '#admin/form/engine/check.ts'
import { deriveForm } from '#admin/form/engine/deriveForm.ts'
import { toFlat, valuesBesides } from '#admin/form/engine/values.ts'
import { ruleContext, type UserInfo } from '#admin/providers/userinfo.ts'
import type { RecordData, RuleContext } from '#schemas/runtime/model.ts'
import { type Client, createTestApp, login, type TestApp } from '#tests/helpers/app.ts'

/** Of each register so many records of the demo companies are opened and saved as they are. */
const EACH = 2

let app: TestApp
let admin: Client
let context: RuleContext
beforeAll(async () => {
  app = await createTestApp()
  admin = await login(app, 'admin')
  context = ruleContext((await admin.get('/api/userinfo')).json() as UserInfo)
})
afterAll(() => app?.close())

test('[B-STORED-RECORDS] of each register: what was saved opens and is saved again with nothing typed', async () => {
  const { model, runtimes } = app.fastify.prumo
  const problems: string[] = []
  let saved = 0
  for (const entity of model.entities.values()) {
    const { route, authority } = entity
    if (!route || route.includes('{') || entity.single || authority.update === undefined) continue
    const url = `/api/${route}`
    const list = await admin.get(`${url}?page=0&size=${EACH}`)
    if (list.statusCode !== 200) problems.push(`${url}: ${list.statusCode}`)
    for (const { id } of list.statusCode === 200 ? (list.json() as { id: number }[]) : []) {
      const record = (await admin.get(`${url}/${id}`)).json() as RecordData
      const runtime = runtimes.get(entity.path)
      const form = deriveForm(runtime.entity, undefined, true)
      const flat = toFlat(form.leaves, record)
      const said = checkFor(form, runtime, context)(flat)
      if (said.length > 0) {
        problems.push(...said.map(({ field, message }) => `${url}/${id} form ${field}: ${message}`))
        continue
      }
      const answer = await admin.put(`${url}/${id}`, {
        ...valuesBesides(runtime.entity.fields, record),
        ...normaliseForm(form, runtime, flat, context),
      })
      saved++
      if (answer.statusCode !== 200)
        problems.push(`${url}/${id} PUT ${answer.statusCode}: ${answer.body.slice(0, 300)}`)
    }
  }
  expect(problems).toEqual([])
  expect(saved).toBeGreaterThan(60)
}, 120_000)
