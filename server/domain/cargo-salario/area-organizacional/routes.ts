import { filtersOf } from '#schemas/runtime/definition/report-filters.ts'
import type { JsonSchema } from '#schemas/runtime/model.ts'
import { hasAuthority } from '#server/platform/access/session.ts'
import { defineRoutes } from '#server/platform/crud/define.ts'
import { sendAttachment } from '#server/platform/crud/exchange/sheet.ts'
import { dayParam } from '#server/platform/crud/request/request.ts'
import { fail, fieldError, invalid } from '#server/platform/errors/errors.ts'
import { makeReport, orderOf, reportIn } from '#server/platform/reports/run.ts'
import { organograma } from './arvore.ts'
import { enviaAoColabore } from './colabore.ts'
import { areasContadas } from './contagem.ts'
import { areasMaes } from './maes.ts'
import { pessoasDoOrganograma } from './pessoas.ts'
import { respondePorAreas, responsaveisDe, semResponsaveis } from './responsaveis.ts'
import { vinculosDaArea } from './vinculos.ts'

const inteiro: JsonSchema = { type: 'integer' }
const texto: JsonSchema = { type: 'string' }
const sim: JsonSchema = { type: 'boolean' }
const asked = (properties: Record<string, JsonSchema>): JsonSchema => ({ type: 'object', properties })

const RELATORIO = 'cargo-salario/relatorios/areas-organizacionais'

/** spec 2 §7 Organisational areas */
export default defineRoutes('cargo-salario/area-organizacional', (route) => {
  vinculosDaArea(route)

  route.get(
    '/organogramas',
    {
      summary: 'Caixas do organograma, cada uma com a caixa acima dela, em um dia; sem dia, hoje',
      querystring: asked({ ativa: sim, areaOrganizacionalId: inteiro, em: { type: 'string', format: 'date' } }),
    },
    async (ctx, request) => {
      const { ativa, areaOrganizacionalId } = request.query as Record<string, unknown>
      const so = ativa === undefined ? undefined : String(ativa) === 'true'
      const areas = await areasContadas(ctx, dayParam(request) ?? ctx.context.hoje, so)
      const raiz = areaOrganizacionalId === undefined ? undefined : Number(areaOrganizacionalId)
      if (raiz !== undefined && !areas.some(({ id }) => id === raiz)) fail('NAO_ENCONTRADO')
      return organograma(areas, raiz)
    },
  )

  route.get(
    '/organogramas/pessoas',
    {
      summary: 'Pessoas do organograma, cada uma com a quem responde, em um dia; sem dia, hoje',
      authority: 'ROLE_CAD_TALENTO_VER',
      querystring: asked({ em: { type: 'string', format: 'date' } }),
    },
    (ctx, request) => pessoasDoOrganograma(ctx, dayParam(request) ?? ctx.context.hoje),
  )

  route.get(
    '/areas-maes',
    {
      summary: 'Áreas que podem ser a área mãe de uma área; a atual fica, ainda que inativa',
      querystring: asked({ areaId: inteiro, areaMaeId: inteiro, resumido: sim }),
    },
    (ctx, request) => {
      const { areaId, areaMaeId, resumido } = request.query as Record<string, string | undefined>
      const [area, mae] = [idDe('areaId', areaId), idDe('areaMaeId', areaMaeId)]
      return areasMaes(ctx, { areaId: area, areaMaeId: mae, resumido: String(resumido) === 'true' })
    },
  )

  route.get(
    '/permite-ver-areas-ou-responsavel-corresponsavel',
    {
      summary: 'O usuário vê alguma área, ou responde por uma?',
      authority: 'LOGIN',
      response: sim,
    },
    async (ctx) => {
      const { restricted, areas = [] } = ctx.session
      const sees = hasAuthority(ctx.session, ctx.entity.authority.read) && (!restricted || areas.length > 0)
      return sees || respondePorAreas(ctx)
    },
  )

  route.get(
    '/responsaveis',
    {
      summary: 'Responsáveis e corresponsáveis de uma ou várias áreas (códigos separados por vírgulas, até 600)',
      querystring: { ...asked({ id: texto }), required: ['id'] },
    },
    (ctx, request) => responsaveisDe(ctx, idsDe(String((request.query as { id?: string }).id ?? ''))),
  )

  route.get('/agrupadas-sem-responsaveis', { summary: 'Áreas ativas sem responsável, pela área em que estão' }, (ctx) =>
    semResponsaveis(ctx),
  )

  route.put(
    '/envia-colabore',
    { summary: 'Envia todas as áreas da empresa ao Fortes Colabore', response: asked({ enviadas: inteiro }) },
    enviaAoColabore,
  )

  route.get(
    '/relatorio',
    {
      summary: 'Relatório de Áreas Organizacionais, em PDF; formato=xlsx ou csv dá a planilha',
      authority: 'ROLE_REL_AREA_ORGANIZACIONAL',
      querystring: asked({ ativo: texto, exibirOrganograma: texto, areasIds: texto, formato: texto }),
    },
    async ({ deps, session }, request, reply) => {
      const { prumo } = request.server
      const { formato = 'pdf', ...said } = request.query as Record<string, string>
      const report = reportIn(deps, session, RELATORIO) ?? fail('NAO_ENCONTRADO')
      const filters = filtersOf(report.filters, new URLSearchParams(said).toString())
      return sendAttachment(
        reply,
        await makeReport(prumo, session, orderOf(deps, session, report, { filters, formato })),
      )
    },
  )
})

/** Most areas per request: clients split longer lists. */
const MAXIMO = 600

function idsDe(text: string): number[] {
  const ids = text.split(',').map(Number)
  if (ids.length > MAXIMO || !ids.every((id) => Number.isSafeInteger(id) && id > 0))
    invalid([fieldError('id', 'Informe os códigos das áreas, no máximo 600')])
  return [...new Set(ids)]
}

function idDe(name: string, value: unknown): number | undefined {
  if (value === undefined || value === '') return undefined
  const id = Number(value)
  return Number.isSafeInteger(id) && id > 0 ? id : invalid([fieldError(name, 'Código inválido')])
}
