import type { FastifyRequest } from 'fastify'
import type { RecordData } from '#schemas/runtime/model.ts'
import { withoutDemoCandidates } from '#server/platform/access/demo.ts'
import type { Ctx, RouteCollector } from '#server/platform/crud/define.ts'
import { run } from '#server/platform/database/sql.ts'
import { fieldError, invalid } from '#server/platform/errors/errors.ts'
import { networkOf } from '#server/platform/session/address.ts'
import { knownAccounts } from '#server/platform/session/devices/devices.ts'

/** A company offered at the login. */
interface Oferecida {
  id: number
  nome: string
  /** the browser logged in there with this CPF before */
  cadastro?: true
}

/**
 * GET /externo/candidatos/empresas-por-cpf?cpf=: companies for the login, asked once the CPF has 11 digits — spec 1
 * §2.3, §7.2. A browser that logged in with the CPF before gets the companies it did so in; any other gets all
 * companies that receive candidates, whatever the CPF.
 */
export function empresasPorCpf(route: RouteCollector): void {
  route.get(
    '//externo/candidatos/empresas-por-cpf',
    {
      summary: 'Empresas em que se pode entrar com o CPF',
      authority: 'PUBLIC',
      querystring: { type: 'object', properties: { cpf: { type: 'string', title: 'CPF' } }, required: ['cpf'] },
    },
    async (ctx, request) => {
      const cpf = cpfOf(request)
      return counted(request, cpf, () => oferecidas(ctx, request, cpf))
    },
  )
}

function cpfOf(request: FastifyRequest): string {
  const digits = String((request.query as RecordData).cpf ?? '').replace(/\D/g, '')
  return digits.length === 11 ? digits : invalid([fieldError('cpf', 'CPF inválido')])
}

/** Counts every question against the throttle, whatever its answer, separately from failed logins. */
async function counted<T>(request: FastifyRequest, cpf: string, ask: () => Promise<T>): Promise<T | undefined> {
  const { secrets, throttle } = request.server.prumo
  let answer: T | undefined
  const account = secrets.hashAccount('empresas-por-cpf', cpf)
  await throttle.attempt({ account, address: `empresas-por-cpf ${networkOf(request.ip)}` }, async () => {
    answer = await ask()
    return undefined
  })
  return answer
}

async function oferecidas(ctx: Ctx, request: FastifyRequest, cpf: string): Promise<Oferecida[]> {
  const { env, secrets } = request.server.prumo
  const todas = await run<Oferecida>(ctx.db, abertas(env.demo), [])
  const conta = (id: number) => secrets.hashAccount('candidato', `${cpf}@${id}`)
  const known = await knownAccounts(
    request,
    todas.map(({ id }) => conta(id)),
  )
  const usadas = todas.filter(({ id }) => known.has(conta(id)))
  return usadas.length > 0 ? usadas.map((empresa) => ({ ...empresa, cadastro: true })) : todas
}

/** SQL: companies that receive candidates: with adverts in the portal, or with a candidate who has a password. */
const abertas = (demo: boolean): string => `select e.id, e.nome from empresa e
  where e.ativa is not false and (exists (select from anuncio a where a.empresa_id = e.id and a.exibir_modulo_externo)
    or exists (select from candidato c where c.empresa_id = e.id and c.senha is not null ${withoutDemoCandidates({ demo }, 'c')})) order by e.nome, e.id`
