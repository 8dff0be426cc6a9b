import type { Lookup, LookupItem, LookupPage, LookupQuery } from '#admin/form/lookup.ts'
import type { RecordData } from '#schemas/runtime/model.ts'
import { partsOf } from '#schemas/runtime/parts.ts'
import { isAbort } from '../api-error.ts'
import { ask as read } from '../ask.ts'
import { call } from '../http.ts'

const nothing: LookupPage = { items: [], total: 0 }

/** A lookup that can report failures. */
export interface StrictLookup extends Lookup {
  /** like `byIds`, but throws on failure: a missing id then means that the record is gone */
  find(entityPath: string, ids: number[]): Promise<LookupItem[]>
}

/** Lookup over `GET /api/<route>/opcoes`. A failure silently yields an empty list (spec 1 §8). */
export function createLookup(routeOf: (entityPath: string) => Promise<string | undefined>): StrictLookup {
  const ask = async (entityPath: string, params: URLSearchParams, signal?: AbortSignal): Promise<LookupPage> => {
    const route = await routeOf(entityPath)
    return route === undefined ? nothing : askAt(`/api/${route}/opcoes`, params, signal)
  }

  const askAt = async (address: string, params: URLSearchParams, signal?: AbortSignal): Promise<LookupPage> => {
    const response = await read(address, params, { signal, quiet: true })
    const items = (await response.json()) as LookupItem[]
    const total = Number.parseInt(response.headers.get('Content-Range')?.split('/').pop() ?? '', 10)
    return { items, total: Number.isNaN(total) ? items.length : total }
  }

  const page = async (
    place: string,
    params: URLSearchParams,
    signal?: AbortSignal,
    from = ask,
  ): Promise<LookupPage> => {
    try {
      return await from(place, params, signal)
    } catch (error) {
      if (isAbort(error)) throw error
      return nothing
    }
  }

  const inParts = async (from: typeof ask, entityPath: string, ids: number[]): Promise<LookupItem[]> => {
    const found: LookupItem[] = []
    for (const part of partsOf(ids)) {
      const filter = JSON.stringify({ id: part })
      const { items } = await from(entityPath, new URLSearchParams({ filter }))
      found.push(...items)
    }
    return found
  }

  return {
    options: (entityPath, { call: own, ...query }, signal) =>
      own === undefined
        ? page(entityPath, paramsOf(query), signal)
        : page(`/api/${own}`, offeredParams(query), signal, askAt),
    byIds: (entityPath, ids) => inParts(page, entityPath, ids),
    record: async (entityPath, id) => {
      const route = await routeOf(entityPath)
      if (route === undefined) return undefined
      const response = await call(`/api/${route}/${id}`, { quiet: true }).catch(() => undefined)
      return response && ((await response.json()) as RecordData)
    },
    find: (entityPath, ids) => inParts(ask, entityPath, ids),
  }
}

/** Parameters of an `offeredBy` call: search text as `nome`, the others under their names. */
function offeredParams({ q, filter = {}, range }: LookupQuery): URLSearchParams {
  const params = new URLSearchParams(Object.entries(filter).map(([name, value]) => [name, String(value)]))
  if (q) params.set('nome', q)
  if (range) params.set('range', JSON.stringify(range))
  return params
}

function paramsOf({ q, filter, range, unpaged }: LookupQuery): URLSearchParams {
  const params = new URLSearchParams()
  if (q) params.set('q', q)
  if (filter) params.set('filter', JSON.stringify(filter))
  if (unpaged) params.set('unpaged', 'true')
  else if (range) params.set('range', JSON.stringify(range))
  return params
}
