import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadWorld, serveWorld } from './random/world.ts'
import { listed, startSubject } from './subject.ts'
import { describeEntities } from './suite.ts'

/**
 * Five registers as somebody new to the project writes them: patterns, defaults that a rule looks at, references to each other and to registers
 * without a row, a tree, a list, a process that changes other records and makes one, a board and a calendar. Nothing is done for their tests.
 */
const folder = join(import.meta.dirname, 'newcomer')
const files = readdirSync(folder).map((name) => ({
  file: `almoxarifado/${name}`,
  schema: JSON.parse(readFileSync(join(folder, name), 'utf8')),
}))
const { model, mistakes } = loadWorld(files)

test('the five registers of a newcomer are valid', () => expect(mistakes).toEqual([]))

describeEntities('almoxarifado', listed(model, 'almoxarifado'), model, async () =>
  startSubject(await serveWorld(model)),
)
