import type { FastifyRequest } from 'fastify'
import type { RecordData } from '#schemas/runtime/model.ts'
import type { RouteCollector } from '#server/crud/define.ts'
import { run } from '#server/crud/sql.ts'
import { fieldError, invalid } from '#server/errors.ts'
import { networkOf } from '#server/session/address.ts'
import { withoutDemoCandidates } from '#server/session/demo.ts'

/** GET /externo/candidatos/empresas-por-cpf?cpf=: where a person may log in; asked once the CPF has its 11 digits — spec 1 §2.3, §7.2 */
export function empresasPorCpf(route: RouteCollector): void {
  route.get(
    '//externo/candidatos/empresas-por-cpf',
    {
      summary: 'Empresas em que o CPF tem cadastro',
      authority: 'PUBLIC',
      querystring: { type: 'object', properties: { cpf: { type: 'string', title: 'CPF' } }, required: ['cpf'] },
    },
    async (ctx, request) => {
      const cpf = cpfOf(request)
      const { env } = request.server.prumo
      return counted(request, cpf, () => run<RecordData>(ctx.db, statement(env.demo), [cpf]))
    },
  )
}

function cpfOf(request: FastifyRequest): string {
  const digits = String((request.query as RecordData).cpf ?? '').replace(/\D/g, '')
  return digits.length === 11 ? digits : invalid([fieldError('cpf', 'CPF inválido')])
}

/** Every question counts, whatever its answer, apart from failed log-ins: nobody may find out by trying who has a registration where. */
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

/** The same walk over the companies for every CPF. */
const statement = (demo: boolean): string => `select e.id, e.nome from empresa e
  where e.ativa is not false and exists (select from candidato c where c.empresa_id = e.id and c.pessoal_cpf = $1
    ${withoutDemoCandidates({ demo }, 'c')}) order by e.nome, e.id`
