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
      const client = await subject().app.clientWithout(needed)
      const answer = await client[method](at, {})
      expect([answer.statusCode, answer.json().message]).toEqual([403, 'Não autorizado.'])
    })
  test.each(calls)('without a session one may not %s', async (_, __, method, at) => {
    const answer = await subject().app.nobody[method](at, {})
    expect([answer.statusCode, answer.json().message]).toEqual([401, 'Sessão expirada.'])
  })
}

function callsOf({ authority, actions }: Entity, url: string): Call[] {
  return [
    ['listar', authority.read, 'get', url],
    ['ler', authority.read, 'get', `${url}/1`],
    ['ver o histórico', authority.read, 'get', `${url}/1/historico`],
    ['exportar', authority.read, 'get', `${url}/exportacao`],
    ['começar um novo', authority.create, 'get', `${url}/novo`],
    ['copiar', authority.create, 'get', `${url}/1/clone`],
    ['criar', authority.create, 'post', url],
    ['importar', authority.create, 'post', `${url}/importacao`],
    ['alterar', authority.update, 'put', `${url}/1`],
    ['alterar em parte', authority.update, 'patch', `${url}/1`],
    ['excluir', authority.delete, 'delete', `${url}/1`],
    ...actions.map((a): Call => [`fazer "${a.title}"`, a.authority, 'put', `${url}/1/${a.name}`]),
  ]
}
