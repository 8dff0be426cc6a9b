import findMyWay, { type HTTPMethod } from 'find-my-way'

/** What a table needs to know of a call. */
export interface Addressed {
  /** 'GET' */
  method: string
  /** '/api/captacao/candidatos/:id' */
  url: string
}

/** A call and what its address says. */
export interface Found<T> {
  call: T
  params: Record<string, string | undefined>
}

/** How addresses are read; the server's own routes use the same. */
export const ADDRESSES = { ignoreTrailingSlash: true, maxParamLength: 200 }

type Finder<T> = (method: string, url: string) => Found<T> | undefined

/**
 * Calls by their addresses. Those that begin alike ('/api/captacao/candidatos/…') are looked up in a router of their own, made when the first of them is asked for:
 * thousands are added in the time in which Fastify registers some hundred.
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

/** '/api/a/b' of '/api/a/b/…'; empty where one of these is a parameter, or there is none. An address may name the server, too, and be encoded. */
function startOf(url: string): string {
  const [, path = ''] = /^(?:https?:\/\/[^/?]*)?([^?]*)/i.exec(url) ?? []
  return /^\/api\/[^/#:]+\/[^/#:]+/.exec(path.includes('%') ? decodeURI(path) : path)?.[0] ?? ''
}

/** Names of parameters tell no calls apart. */
const identityOf = ({ method, url }: Addressed): string => `${method} ${url.replace(/:\w+/g, ':')}`

function finderOf<T extends Addressed>(calls: T[]): Finder<T> {
  const router = findMyWay(ADDRESSES)
  for (const call of calls) router.on(call.method as HTTPMethod, call.url, () => {}, call)
  return (method, url) => {
    const found = router.find(method as HTTPMethod, url)
    return found ? { call: found.store as T, params: found.params } : undefined
  }
}
