import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { SourceFile } from '#schemas/loader/files/read.ts'
import type { TestApp } from '#tests/helpers/app.ts'
import { casesOf } from '../cases.ts'
import { type Subject, startSubject } from '../subject.ts'
import { GROUP, makeWorld } from './definitions.ts'
import { type Fault, faults } from './faults.ts'
import { runCases } from './run-cases.ts'
import { loadWorld, serveWorld } from './world.ts'

const seed = Number(process.env.SEED ?? 1)

/** Definitions looked at for one that can show a fault. */
const most = 400

/** The first random definition that can show a fault, with its lists, under a name of its own. */
function definitionFor(fault: Fault, name: string): SourceFile[] {
  for (let at = seed; at < seed + most; at++) {
    const files = makeWorld(at, 1)
    const [root] = files
    if (root && fault.needs(root.schema))
      return JSON.parse(
        JSON.stringify(files)
          .replaceAll('cadastro-a', name)
          .replaceAll('CADASTRO_A', name.toUpperCase().replaceAll('-', '_')),
      )
  }
  throw new Error(`No definition from SEED=${seed} on can show it: ${fault.title}`)
}

/** Each fault has a register of its own, which a faulty product serves, and a twin, which is served as it should be. */
const planted = faults.map((fault, i) => ({
  fault,
  path: `${GROUP}/falha-${i}`,
  files: definitionFor(fault, `falha-${i}`),
  twin: { path: `${GROUP}/certo-${i}`, files: definitionFor(fault, `certo-${i}`) },
}))
const sound = planted.flatMap(({ files, twin }) => [...files, ...twin.files])
const faulty = planted.flatMap(({ fault, files: [root, ...rest], twin }) =>
  root ? [{ ...root, schema: fault.served?.(root.schema) ?? root.schema }, ...rest, ...twin.files] : [],
)

const { model, mistakes } = loadWorld(sound)
const wrong = loadWorld(faulty)
let subject: Subject
beforeAll(async () => {
  expect(mistakes).toEqual([])
  expect(wrong.model.entities.size, wrong.mistakes.join('\n')).toBe(model.entities.size)
  const app = await serveWorld(wrong.model)
  subject = await startSubject(withFaults(app), model)
}, 120_000)
afterAll(() => subject?.app.close())

/** A product that takes some requests for others. */
function withFaults(app: TestApp): TestApp {
  const inject = app.inject.bind(app) as (request: object) => ReturnType<TestApp['nobody']['send']>
  const changed = (request: { url: string; method: 'GET' }) => {
    const found = planted.find(
      ({ path }) => request.url.startsWith(`/api/${path}`) && !/\d/.test(request.url.charAt(`/api/${path}`.length)),
    )
    return found?.fault.request?.(request) ?? request
  }
  return {
    ...app,
    inject: ((request: { url: string; method: 'GET' }) => inject(changed(request))) as TestApp['inject'],
  }
}

describe('the generated tests of a random definition turn red when', () => {
  test.each(planted.map((one) => [one.fault.title, one] as const))(
    '%s',
    async (_, { fault, path, files, twin }) => {
      const casesAt = (at: string) => {
        const entity = model.entities.get(at) ?? expect.fail(at)
        return casesOf(entity, model, () => subject).filter(({ title }) => fault.noticed.test(title))
      }
      const told = `SEED=${seed} ${JSON.stringify(files, null, 1)}`
      expect(casesAt(path).length, told).toBeGreaterThan(0)
      const sound = await runCases(casesAt(twin.path))
      expect(sound.length, `${JSON.stringify(sound)} ${told}`).toBe(0)
      expect((await runCases(casesAt(path))).length, told).toBeGreaterThan(0)
    },
    60_000,
  )
})
