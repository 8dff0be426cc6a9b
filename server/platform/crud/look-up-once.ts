import type { Ctx } from './define.ts'

/**
 * Looks something up for a hook that runs for each of many records which are stored together: once for all of them. For what their saves do not
 * change. @param key says what, the entity's path first
 */
export function lookUpOnce<T>({ found }: Ctx, key: string, work: () => Promise<T>): Promise<T> {
  const known = found?.get(key) as Promise<T> | undefined
  if (known) return known
  const asked = work()
  found?.set(key, asked)
  return asked
}
