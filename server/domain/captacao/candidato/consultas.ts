import type { FastifyRequest } from 'fastify'
import cpfFormat from '#schemas/runtime/formats/cpf.ts'
import type { JsonSchema, RecordData } from '#schemas/runtime/model.ts'
import type { Ctx, RouteCollector } from '#server/platform/crud/define.ts'
import { fieldError, invalid } from '#server/platform/errors/errors.ts'
import { candidatosHomonimos, candidatosPorCpf } from './queries.ts'

const texts = (...names: string[]): JsonSchema => ({
  type: 'object',
  properties: Object.fromEntries(names.map((name) => [name, { type: 'string' }])),
})

const parameter = (request: FastifyRequest, name: string): string =>
  String((request.query as Record<string, unknown>)[name] ?? '').trim()

function cpfOf(request: FastifyRequest): string {
  const cpf = cpfFormat.normalise?.(parameter(request, 'cpf')) ?? ''
  return cpf === '' ? invalid([fieldError('cpf', 'CPF é obrigatório')]) : cpf
}

/** Whether a CPF can be used for a candidate: valid, and not another candidate's (with `contratado`: not another hired one's). */
async function validaCpf(ctx: Ctx, request: FastifyRequest): Promise<RecordData> {
  const cpf = cpfOf(request)
  if (!cpfFormat.validate(cpf)) return { valido: false, mensagem: cpfFormat.message }
  const own = parameter(request, 'candidatoId')
  const hired = parameter(request, 'contratado') === 'true'
  const others = (await candidatosPorCpf(ctx, cpf)).filter((c) => String(c.id) !== own && (!hired || c.contratado))
  return others.length === 0 ? { valido: true } : { valido: false, mensagem: 'Já existe um candidato com este CPF.' }
}

/** Questions the form asks while a candidate is typed in — spec 1 §7.3 */
export function consultas(route: RouteCollector): void {
  route.get(
    '/valida-cpf',
    { summary: 'Verifica se um CPF pode ser usado', querystring: texts('cpf', 'candidatoId', 'contratado') },
    validaCpf,
  )
  route.get('/candidato-cpf', { summary: 'Candidato com o CPF', querystring: texts('cpf') }, async (ctx, request) => {
    const [found] = await candidatosPorCpf(ctx, cpfOf(request))
    return found ?? {}
  })
  route.get(
    '/candidatos-homonimos',
    { summary: 'Candidatos com o mesmo nome', querystring: texts('nome', 'candidatoId') },
    async (ctx, request) => {
      const nome = parameter(request, 'nome')
      const own = parameter(request, 'candidatoId')
      const found = nome === '' ? [] : await candidatosHomonimos(ctx, nome)
      return found
        .filter((c) => String(c.id) !== own)
        .map(({ id, nome: name, nomeSocial, pessoal }) => ({ id, nome: name, nomeSocial, pessoal }))
    },
  )
}
