import { expect, test } from 'vitest'
import { Places } from '#server/platform/base/places.ts'

/** Whose work began, in order. */
function asked(places: Places) {
  const begun: string[] = []
  const leaves: (() => void)[] = []
  return {
    begun,
    async ask(who: string, signal?: AbortSignal) {
      leaves.push(await places.take(who, signal))
      begun.push(who)
    },
    async end() {
      leaves.shift()?.()
      await new Promise(setImmediate)
    },
  }
}

test('who waits takes turns with others, however much he asks for', async () => {
  const { ask, begun, end } = asked(new Places(1))
  for (const who of ['rh', 'rh', 'rh', 'gestor', 'ana', 'gestor']) void ask(who)
  for (let i = 0; i < 6; i++) await end()
  expect(begun).toEqual(['rh', 'gestor', 'ana', 'rh', 'gestor', 'rh'])
})

test('one holds no more than his share, and a free place goes past him', async () => {
  const { ask, begun, end } = asked(new Places(3, 1))
  for (const who of ['rh', 'rh', 'gestor', 'gestor', 'ana']) void ask(who)
  await new Promise(setImmediate)
  expect(begun).toEqual(['rh', 'gestor', 'ana'])
  await end()
  expect(begun).toEqual(['rh', 'gestor', 'ana', 'rh'])
})

test('who goes away gives up his turn; a place is given back once', async () => {
  const places = new Places(1)
  const leave = await places.take('rh')
  const gone = new AbortController()
  const waiting = places.take('ana', gone.signal)
  const next = places.take('gestor')
  gone.abort(new Error('gone'))
  await expect(waiting).rejects.toThrow('gone')
  leave()
  leave()
  const leaveNext = await next
  expect(places.takeFree('ana')).toBeUndefined()
  leaveNext()
  expect(await places.within('ana', async () => 'done')).toBe('done')
  await expect(
    places.within('ana', async () => {
      throw new Error('broken')
    }),
  ).rejects.toThrow('broken')
  expect(places.takeFree('ana')).toBeDefined()
})
