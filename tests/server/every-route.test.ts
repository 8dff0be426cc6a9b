import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Client, createTestApp, login, loginCandidato, type TestApp } from '#tests/helpers/app.ts'
import { isHealthy, isRefusal, nestedJson } from './bad-input.ts'

const ids = ['abc', '0', '-1', '999999999', '99999999999999999999', '%00', "1'--", '__proto__']
const bodies = [
  undefined,
  'null',
  '[]',
  '"x"',
  '{',
  '{"__proto__":{"a":1}}',
  '{"a":{"b":[1,{"c":"\\u0000\\ud800"}]}}',
  '{"id":{"id":[]},"versao":"x","usuario":[],"senha":{},"nome":[],"empresaId":"x","ids":[null],"filters":7,"cpf":{}}',
  '{"ids":"x","candidatosIds":[{}],"solicitacoesIds":{"a":1},"filtros":[],"formato":{},"empresaId":1e400}',
  nestedJson(3000),
]
const queries = [
  '',
  '?filter={&range=[0&sort=[',
  '?q=%00&nome=%00&cpf=%00&uf=%00&data=%00',
  '?page=x&size=-1&unpaged=maybe',
  "?id=1'--&empresaId=x&cidadeId=abc&areaId=1%3Bdrop&ids=a,b",
  '?id[]=1&id[]=2&nome[a]=b&cpf=1&cpf=2',
]

let app: TestApp
let admin: Client
let candidato: Client
beforeAll(async () => {
  app = await createTestApp()
  admin = await login(app, 'admin')
  candidato = await loginCandidato(app)
})
afterAll(() => app?.close())

// what ends the session that asks, streams, copies a whole company, or is not JSON by contract
const elsewhere = /\/logout|^\/api\/docs|\/getBackupAnonimo$|^\/(?!api\/)/

test.each([
  ['that reads', 500, (method: string) => method === 'GET'],
  ['that writes', 300, (method: string) => method !== 'GET' && method !== 'HEAD'],
])(
  'no route %s fails inside, whatever the request, and each refusal is in Portuguese',
  async (_, least, isMeant) => {
    const routes = app.fastify.guardedRoutes.filter(({ url, method }) => !elsewhere.test(url) && isMeant(method))
    expect(routes.length).toBeGreaterThan(least)
    let turn = 0
    const seen = new Map<number, number>()
    for (const { method, url, authority } of routes) {
      const client = authority === 'CANDIDATO' ? candidato : admin
      for (let i = 0; i < 6; i++, turn++) {
        const id = ids[turn % ids.length] ?? ''
        const body = method === 'GET' ? undefined : bodies[turn % bodies.length]
        const at = `${url.replace(/:\w+|\*/g, id)}${queries[turn % queries.length]}`
        const headers = body === undefined ? {} : { 'content-type': 'application/json' }
        const answer = await client.send({ method: method as 'GET', url: at, payload: body, headers })
        seen.set(answer.statusCode, (seen.get(answer.statusCode) ?? 0) + 1)
        const what = `${method} ${at} ${body?.slice(0, 60) ?? ''}`
        expect([what, answer.statusCode < 500, answer.body.slice(0, 200)]).toEqual([
          what,
          true,
          answer.body.slice(0, 200),
        ])
        if (answer.statusCode >= 400) isRefusal(what, answer)
      }
    }
    // the sessions lived to the end: what was refused was refused for what it was
    expect(seen.get(401) ?? 0, JSON.stringify([...seen])).toBeLessThan(turn / 50)
    await isHealthy(await login(app, 'admin'))
  },
  180_000,
)
