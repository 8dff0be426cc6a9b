import findMyWay, { type HTTPMethod } from 'find-my-way'

/** Method and address of a call. */
export interface Addressed {
  /** 'GET' */
  method: string
  /** '/api/captacao/candidatos/:id' */
  url: string
}

/** A call with the parameters of its address. */
export interface Found<T> {
  call: T
  params: Record<string, string | undefined>
}

/** Options of find-my-way; Fastify's router has the same. */
export const ADDRESSES = { ignoreTrailingSlash: true, maxParamLength: 200 }

type Finder<T> = (method: string, url: string) => Found<T> | undefined

/**
 * Calls by their addresses. Calls with a common start ('/api/captacao/candidatos/…') share a find-my-way router, built when the first of them is looked
 * up: adding thousands takes as long as Fastify needs to register some hundred.
 */
export class CallTable<T extends Addressed> {
  private readonly parts = new Map<string, T[]>()
  private readonly finders = new Map<string, Finder<T>>()
  private readonly known = new Set<string>()

  /** @throws Error where another call has the method and address already */
  add(call: T): void {
    const { method, url } = call
    const identity = identityOf(call)
    if (this.known.has(identity)) throw new Error(`Two calls at one address: ${method} ${url}`)
    this.known.add(identity)
    const start = startOf(url)
    const part = this.parts.get(start)
    if (part) part.push(call)
    else this.parts.set(start, [call])
    this.finders.delete(start)
  }

  remove(call: T): void {
    const start = startOf(call.url)
    this.parts.set(
      start,
      (this.parts.get(start) ?? []).filter((other) => other !== call),
    )
    this.known.delete(identityOf(call))
    this.finders.delete(start)
  }

  has(call: Addressed): boolean {
    return this.known.has(identityOf(call))
  }

  /** @param url with or without its query */
  find(method: string, url: string): Found<T> | undefined {
    return this.findIn(startOf(url), method, url) ?? this.findIn('', method, url)
  }

  calls(): T[] {
    return [...this.parts.values()].flat()
  }

  private findIn(start: string, method: string, url: string): Found<T> | undefined {
    const calls = this.parts.get(start)
    if (!calls) return undefined
    let find = this.finders.get(start)
    if (!find) {
      find = finderOf(calls)
      this.finders.set(start, find)
    }
    return find(method, url)
  }
}

/** Returns '/api/a/b' of '/api/a/b/…'; '' where one of the two segments is a parameter or missing. Accepts absolute URLs and percent-encoding. */
function startOf(url: string): string {
  const [, path = ''] = /^(?:https?:\/\/[^/?]*)?([^?]*)/i.exec(url) ?? []
  return /^\/api\/[^/#:]+\/[^/#:]+/.exec(path.includes('%') ? decodeURI(path) : path)?.[0] ?? ''
}

/** Calls that differ only in names of parameters are identical. */
const identityOf = ({ method, url }: Addressed): string => `${method} ${url.replace(/:\w+/g, ':')}`

function finderOf<T extends Addressed>(calls: T[]): Finder<T> {
  const router = findMyWay(ADDRESSES)
  for (const call of calls) router.on(call.method as HTTPMethod, call.url, () => {}, call)
  return (method, url) => {
    const found = router.find(method as HTTPMethod, url)
    return found ? { call: found.store as T, params: found.params } : undefined
  }
}
