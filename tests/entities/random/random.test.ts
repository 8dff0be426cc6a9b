import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Entity } from '#schemas/runtime/model.ts'
import { casesOf } from '../cases.ts'
import { listed, type Subject, singles, startSubject } from '../subject.ts'
import { GROUP, makeWorld } from './definitions.ts'
import { runCases } from './run-cases.ts'
import { loadWorld, serveWorld } from './world.ts'

/** `npm run test:long` looks at many definitions, new ones each time; `npm test` at a few, always the same. SEED brings others, or those of a failure back. */
const isLong = process.env.MODE === 'longo'
const count = Number(process.env.DEFINITIONS ?? (isLong ? 200 : 12))
const seed = Number(process.env.SEED ?? (isLong ? Date.now() % 1_000_000 : 1))

/** Registers of one database: they share what it takes to set up. */
const together = 4

console.info(`Random definitions: ${count}, SEED=${seed}`)

for (let at = 0; at < count; at += together) {
  const own = seed + at
  describe(`random definitions of SEED=${own}`, () => {
    const files = makeWorld(own, Math.min(together, count - at))
    const { model, mistakes } = loadWorld(files)
    let subject: Subject

    test('are valid', () => expect(mistakes, JSON.stringify(files)).toEqual([]))
    if (mistakes.length > 0) return

    beforeAll(async () => {
      subject = await startSubject(await serveWorld(model))
    }, 120_000)
    afterAll(() => subject?.app.close())

    const definitionOf = ({ path }: Entity) =>
      files.filter(({ file }) => file === `${path}.json` || file.startsWith(`${path}-`))

    for (const entity of [...listed(model, GROUP), ...singles(model, GROUP)])
      test(`every generated test of ${entity.path} holds`, async () => {
        const cases = casesOf(entity, model, () => subject)
        expect(cases.length).toBeGreaterThan(3)
        const failures = await runCases(cases)
        const told = failures.map(({ title, message }) => `- ${title}: ${message}`).join('\n')
        const definition = JSON.stringify(definitionOf(entity), null, 1)
        expect(failures.length, `SEED=${own} DEFINITIONS=${together}, ${entity.path}:\n${told}\n${definition}`).toBe(0)
      }, 300_000)
  })
}
