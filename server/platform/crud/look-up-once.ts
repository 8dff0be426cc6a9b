import type { Ctx } from './define.ts'

/**
 * Caches a lookup for a hook that runs for each of many records stored together (`Ctx.found`). Only for results that their saves do not change. @param key
 * identifies the lookup, the entity's path first
 */
export function lookUpOnce<T>({ found }: Ctx, key: string, work: () => Promise<T>): Promise<T> {
  const known = found?.get(key) as Promise<T> | undefined
  if (known) return known
  const asked = work()
  found?.set(key, asked)
  return asked
}
