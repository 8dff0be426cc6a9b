import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { loadModel } from '#schemas/load.ts'
import { operationTitle } from '#server/platform/crud/trail/trail.ts'

const server = fileURLToPath(new URL('../../../../server', import.meta.url))

/** What the code notes in the trail: the last words of a change, the fourth of a line written by itself. */
const NOTED = /\b(?:changeStored|writeTrailLine|writeBatchTrail)\((?:[^()]|\([^()]*\))*?\)/g

const noted = readdirSync(server, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.includes('generated'))
  .map((name) => readFileSync(join(server, name), 'utf8'))
  .flatMap((source) => source.match(NOTED) ?? [])
  .flatMap((call) => call.match(/'[a-z]+(?:-[a-z]+)*'(?=\s*[,):])/g) ?? [])
  .map((quoted) => quoted.slice(1, -1))

test('all that the code writes into the log has a name for people', () => {
  const entities = [...loadModel().entities.values()]
  const named = (name: string) => entities.some((entity) => operationTitle(entity, name) !== name)
  expect(noted).toEqual(expect.arrayContaining(['alteracao', 'lembrete', 'rascunho', 'reenvia-falhas', 'envio']))
  expect([...new Set(noted)].filter((name) => !named(name))).toEqual([])
})

test('a name that nobody explains appears as it is', () => {
  expect(operationTitle(undefined, 'inventado')).toBe('inventado')
})
