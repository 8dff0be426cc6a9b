import type { RecordData } from '#schemas/runtime/model.ts'
import { VER_CANDIDATOS_DA_VAGA } from '#server/platform/access/authorities.ts'
import type { RouteCollector } from '#server/platform/crud/define.ts'
import { readRecord } from '#server/platform/crud/read/read.ts'
import { idParam } from '#server/platform/crud/request/request.ts'
import { fail } from '#server/platform/errors/errors.ts'

/** Last URL segment → field of the candidate. */
export const lists = {
  conhecimentos: 'conhecimentos',
  formacoes: 'formacao',
  certificados: 'certificados',
  idiomas: 'candidatoIdiomas',
  experiencias: 'experiencias',
  'areas-interesses': 'areasInteresse',
} as const

const summary = ({ id, nome, nomeSocial, pessoal, contato, disponivel, contratado, jaFoiColaborador }: RecordData) => ({
  id,
  nome,
  nomeSocial,
  cpf: (pessoal as RecordData | undefined)?.cpf,
  contato,
  disponivel,
  contratado,
  jaFoiColaborador,
})

/** Further authority: sessions that see a selection open its candidates, too; protected fields are left out of the record. */
const also = VER_CANDIDATOS_DA_VAGA

/** One candidate whole, in parts and in short — spec 1 §7.3 */
export function partes(route: RouteCollector): void {
  for (const [segment, field] of Object.entries(lists))
    route.get(`/{id}/${segment}`, { summary: `Candidato: ${segment}`, also }, async (ctx, request) => {
      const record = await readRecord(ctx, idParam(request))
      return record[field] ?? []
    })
  route.get(
    '/{id}/completo',
    {
      summary: 'Candidato completo',
      also,
      querystring: { type: 'object', properties: { comCargos: { type: 'string' } } },
    },
    async (ctx, request) => {
      const { cargos, ...record } = await readRecord(ctx, idParam(request))
      return (request.query as RecordData).comCargos === 'false' ? record : { ...record, cargos: cargos ?? [] }
    },
  )
  route.get('/{id}/informacao', { summary: 'Resumo do candidato', also }, async (ctx, request) =>
    summary(await readRecord(ctx, idParam(request))),
  )
  route.get('/{id}/foto', { summary: 'Foto do candidato', also }, async (ctx, request, reply) => {
    const { foto } = await readRecord(ctx, idParam(request))
    return typeof foto === 'string' ? reply.redirect(`/api/arquivos/${foto}`) : fail('NAO_ENCONTRADO')
  })
}
