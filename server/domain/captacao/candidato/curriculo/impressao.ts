import type { FastifyRequest } from 'fastify'
import type { Candidato } from '#schemas/generated/types/captacao/candidato.ts'
import type { JsonSchema, RecordData } from '#schemas/runtime/model.ts'
import type { RouteCollector } from '#server/platform/crud/define.ts'
import { readRecord } from '#server/platform/crud/read/read.ts'
import { idParam, objectBody } from '#server/platform/crud/request/request.ts'
import { fieldError, invalid } from '#server/platform/errors/errors.ts'
import { contentDisposition } from '#server/platform/files/name.ts'
import { letterheadOf, printLetter } from '#server/platform/reports/document/letter.ts'
import { printablePicture } from '#server/platform/reports/document/picture.ts'
import type { Prumo } from '#server/prumo.ts'
import { conteudoDoCurriculo } from './impresso.ts'
import { type Secao, secoes, soPedidas } from './secoes.ts'

/** Lines to sign on — spec 1 §3.3 */
const assinaturas = [1, 2, 3] as const
const MAIOR_ASSINATURA = 100

const filtro: JsonSchema = {
  type: 'object',
  properties: {
    ...Object.fromEntries(secoes.map((secao) => [secao, { type: 'boolean', default: !soPedidas.has(secao) }])),
    ...Object.fromEntries(assinaturas.map((n) => [`exibirAssinatura${n}`, { type: 'boolean', default: false }])),
    ...Object.fromEntries(assinaturas.map((n) => [`assinatura${n}`, { type: 'string', maxLength: MAIOR_ASSINATURA }])),
  },
}

interface Impressao {
  exibe: Set<Secao>
  assinaturas: string[]
}

/** Sections and signatures to print: all sections not switched off; those of `soPedidas` only where switched on. */
function impressaoDe(request: FastifyRequest): Impressao {
  const body = objectBody(request)
  const errors = Object.entries(body).flatMap(([name, value]) => problema(name, value) ?? [])
  const pedidas = assinaturas.filter((n) => body[`exibirAssinatura${n}`] === true)
  for (const n of pedidas)
    if (String(body[`assinatura${n}`] ?? '').trim() === '')
      errors.push(fieldError(`assinatura${n}`, `Assinatura ${n} é obrigatória`))
  if (errors.length > 0) invalid(errors)
  return {
    exibe: new Set(secoes.filter((secao) => (soPedidas.has(secao) ? body[secao] === true : body[secao] !== false))),
    assinaturas: pedidas.map((n) => String(body[`assinatura${n}`]).trim()),
  }
}

function problema(name: string, value: unknown) {
  const known = (filtro.properties as Record<string, JsonSchema>)[name]
  if (!known) return [fieldError(name, `Campo desconhecido: ${name}`)]
  if (value === null || value === undefined) return undefined
  if (typeof value !== known.type) return [fieldError(name, `Valor inválido para ${name}`)]
  if (typeof value === 'string' && value.length > MAIOR_ASSINATURA)
    return [fieldError(name, `A assinatura deve ter no máximo ${MAIOR_ASSINATURA} caracteres`)]
  return undefined
}

/** Picture for the print; that of another company's shared candidate is left out. */
async function fotoImpressa({ files }: Prumo, empresaId: number, { foto, empresaId: dele }: Candidato) {
  const stored = foto && dele === empresaId ? await files.content(empresaId, foto) : undefined
  return stored && printablePicture(stored.bytes, { width: 270, height: 360, fit: 'cover' })
}

/** The candidate's CV on the company's paper — spec 1 §3.3, §7.3 */
export function impressao(route: RouteCollector): void {
  route.post(
    '/{id}/imprimir-curriculo',
    { summary: 'Currículo em PDF', authority: 'ROLE_CAD_CANDIDATO_VER', body: filtro, checksItself: true },
    async (ctx, request, reply) => {
      const pedido = impressaoDe(request)
      const record = await readRecord<RecordData & Candidato>(ctx, idParam(request))
      const { prumo } = request.server
      const runtime = ctx.deps.runtimes.get(ctx.entity.path)
      const foto = pedido.exibe.has('exibirFoto') ? await fotoImpressa(prumo, ctx.session.empresaId, record) : undefined
      const content = conteudoDoCurriculo({ runtime, context: ctx.context, record, foto, ...pedido })
      const file = await printLetter('Currículo', await letterheadOf(ctx, prumo), content)
      reply.header('content-disposition', contentDisposition('inline', `Currículo de ${record.nome}.pdf`))
      return reply.type('application/pdf').send(file)
    },
  )
}
