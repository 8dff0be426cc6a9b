import type { FastifyRequest } from 'fastify'
import type { Estatisticas } from '#schemas/runtime/answers/recruitment/vacancies.ts'
import type { FieldError, JsonSchema } from '#schemas/runtime/model.ts'
import type { Ctx, RouteCollector } from '#server/platform/crud/define.ts'
import { fail, fieldError, invalid } from '#server/platform/errors/errors.ts'
import { type EstatisticasFilter, funil, origens, preenchimento } from './estatisticas.ts'

const ids: JsonSchema = { type: 'string', description: 'códigos separados por vírgulas' }
const querystring: JsonSchema = {
  type: 'object',
  properties: {
    dataIni: { type: 'string', description: 'o primeiro dia, AAAA-MM-DD; sem ele, um ano antes do último' },
    dataFim: { type: 'string', description: 'o último dia; sem ele, hoje' },
    estabelecimentosIds: ids,
    areasIds: ids,
    cargosIds: ids,
    motivosIds: ids,
    solicitacaoId: { type: 'string', description: 'uma só solicitação' },
  },
}

/** Statistics of the filling of vacancies — spec 1 §2.2, §7.4 */
export function estatisticas(route: RouteCollector): void {
  route.get(
    '//captacao/estatisticas-preenchimento-vaga',
    { summary: 'Estatísticas de preenchimento de vagas', authority: 'ROLE_REL_DURACAO_VAGA', querystring },
    async (ctx, request): Promise<Estatisticas> => {
      const filter = readFilter(ctx, request)
      const { resumo, areas, meses } = await preenchimento(ctx, filter)
      if (resumo.solicitacoes === 0) fail('SEM_DADOS')
      const { dataIni, dataFim } = filter
      return {
        dataIni,
        dataFim,
        resumo,
        areas,
        meses,
        funil: await funil(ctx, filter),
        origens: await origens(ctx, filter),
      }
    },
  )
}

function readFilter({ context }: Ctx, request: FastifyRequest): EstatisticasFilter {
  const query = request.query as Record<string, string | undefined>
  const errors: FieldError[] = []
  const day = (name: string, title: string, absent: string): string => {
    const value = query[name] || absent
    if (!isDay(value)) errors.push(fieldError(name, `${title} inválida`))
    return value
  }
  const list = (name: string): number[] => {
    const found = (query[name] ?? '').split(',').filter(Boolean).map(Number)
    if (!found.every((id) => Number.isSafeInteger(id) && id > 0)) fail('PARAMETRO_INVALIDO', { nome: name })
    return found
  }
  const dataFim = day('dataFim', 'Data Final', context.hoje)
  const dataIni = day(
    'dataIni',
    'Data Inicial',
    `${Number(dataFim.slice(0, 4)) - 1}${dataFim.slice(4)}`.replace('-02-29', '-02-28'),
  )
  if (errors.length === 0 && dataFim < dataIni)
    errors.push(fieldError('dataFim', 'Data final inferior a data inicial.'))
  if (errors.length > 0) invalid(errors)
  const [solicitacaoId] = list('solicitacaoId')
  return {
    dataIni,
    dataFim,
    estabelecimentosIds: list('estabelecimentosIds'),
    areasIds: list('areasIds'),
    cargosIds: list('cargosIds'),
    motivosIds: list('motivosIds'),
    ...(solicitacaoId === undefined ? {} : { solicitacaoId }),
  }
}

const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) === true
