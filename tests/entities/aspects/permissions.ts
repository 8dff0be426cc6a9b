import { expect } from 'vitest'
import type { Entity } from '#schemas/runtime/model.ts'
import type { Case } from '../case.ts'
import { test } from '../declare.ts'

type Call = [title: string, authority: string, method: 'get' | 'post' | 'put' | 'patch' | 'delete', url: string]

/** Each call of an entity needs its authority, and a session. */
export function permissions({ entity, url, subject }: Case): void {
  const calls = callsOf(entity, url)
  const guarded = calls.filter(([, needed]) => needed !== 'LOGIN')
  if (guarded.length > 0)
    test.each(guarded)('without authority one may not %s', async (_, needed, method, at) => {
      const client = await subject().app.clientWithout(needed, reaching(entity))
      const answer = await client[method](at, {})
      expect([answer.statusCode, answer.json().message]).toEqual([403, 'Não autorizado.'])
    })
  test.each(calls)('without a session one may not %s', async (_, __, method, at) => {
    const answer = await subject().app.nobody[method](at, {})
    expect([answer.statusCode, answer.json().message]).toEqual([401, 'Sessão expirada.'])
  })
}

/** The authority that opens records one by one without that of the register (`x-entity.reached`). */
export const reaching = ({ reached }: Entity): string[] => (reached ? [reached.authority] : [])

function callsOf({ authority, actions }: Entity, url: string): Call[] {
  return [
    ['list', authority.read, 'get', url],
    ['read', authority.read, 'get', `${url}/1`],
    ['see the history', authority.read, 'get', `${url}/1/historico`],
    ['export', authority.read, 'get', `${url}/exportacao`],
    ['begin a new one', authority.create, 'get', `${url}/novo`],
    ['copy', authority.create, 'get', `${url}/1/clone`],
    ['create', authority.create, 'post', url],
    ['import', authority.create, 'post', `${url}/importacao`],
    ['change', authority.update, 'put', `${url}/1`],
    ['change in part', authority.update, 'patch', `${url}/1`],
    ['delete', authority.delete, 'delete', `${url}/1`],
    ...actions.map((a): Call => [`do "${a.title}"`, a.authority, 'put', `${url}/1/${a.name}`]),
  ]
}
