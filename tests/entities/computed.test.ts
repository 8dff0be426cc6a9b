import { expect, test } from 'vitest'
import { contracts } from '#tests/server/platform/crud/computed/contracts.ts'
import { loadWorld, serveWorld } from './random/world.ts'
import { listed, startSubject } from './subject.ts'
import { describeEntities } from './suite.ts'

/** Registers whose values are worked out in every way an expression can say. */
const { model, mistakes } = loadWorld(contracts)

test('registers with expressions of every kind are valid', () => expect(mistakes).toEqual([]))

describeEntities('cálculos', listed(model, 'exemplo'), model, async () => startSubject(await serveWorld(model)))
