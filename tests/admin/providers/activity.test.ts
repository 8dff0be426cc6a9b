import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { activity, whileActive } from '#admin/providers/activity.ts'

// calls of other tests in this process may just have ended
beforeAll(() => vi.waitFor(() => expect(activity.get()).toBe(false), { timeout: 3000 }))
beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A call that goes on until it is answered. */
function call() {
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  const done = whileActive(() => held)
  return { answer, done }
}

test('the indicator shows while any call is under way, and goes 500 ms after the last one', async () => {
  expect(activity.get()).toBe(false)
  const [first, second] = [call(), call()]
  expect(activity.get()).toBe(true)
  first.answer()
  await first.done
  vi.advanceTimersByTime(5000)
  expect(activity.get()).toBe(true)
  second.answer()
  await second.done
  vi.advanceTimersByTime(499)
  expect(activity.get()).toBe(true)
  vi.advanceTimersByTime(1)
  expect(activity.get()).toBe(false)
})

test('a call that begins within that time keeps it, and one that fails ends it like any other', async () => {
  const first = call()
  first.answer()
  await first.done
  vi.advanceTimersByTime(400)
  const failing = whileActive(() => Promise.reject(new Error('no')))
  await expect(failing).rejects.toThrow('no')
  vi.advanceTimersByTime(499)
  expect(activity.get()).toBe(true)
  vi.advanceTimersByTime(1)
  expect(activity.get()).toBe(false)
})
