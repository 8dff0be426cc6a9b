import { extensionOf, kinds } from '#schemas/runtime/files/kinds.ts'
import { DOCX } from '#server/features/ocr/document.ts'
import type { Ctx, RouteCollector } from '#server/platform/crud/define.ts'
import { objectBody } from '#server/platform/crud/request/request.ts'
import { run } from '#server/platform/database/sql.ts'
import { fail, fieldError, invalid } from '#server/platform/errors/errors.ts'
import { sendAccepted } from '#server/platform/queue/accepted.ts'
import { mayRead } from '#server/platform/uploads/access.ts'

/** Name of the job that reads CVs of the portal. */
export const LEITURA_NO_PORTAL = 'leitura-curriculo-portal'

/** Media types a CV is read from. */
export const isReadable = (tipo: string): boolean =>
  tipo === 'application/pdf' || tipo === DOCX || tipo.startsWith('image/')

export const notReadable = 'O currículo deve ser um PDF, um arquivo do Word (DOCX) ou uma imagem'

const imageExtensions = new Set(kinds.filter(({ image }) => image).flatMap(({ extensions }) => extensions))

/** Clears the result of the tasks that read a CV once its file is saved with the candidate, so that its data is not stored twice. */
export async function esqueceLeitura({ db, session }: Ctx, arquivoId: string | undefined): Promise<void> {
  if (!arquivoId) return
  const usuarioId = session.kind === 'interna' ? session.usuario.id : null
  const text = `update tarefa set resultado = null where empresa_id = $1 and usuario_id is not distinct from $2 and tipo = any($4)
    and entrada->>'arquivoId' = $3 and resultado is not null`
  await run(db, text, [session.empresaId, usuarioId, arquivoId, ['leitura-curriculo', LEITURA_NO_PORTAL]])
}

/** Routes that read the text of a CV (PDF, Word or picture) — spec 1 §2.4, §7.3 */
export function leitura(route: RouteCollector): void {
  route.get(
    '/verificaSeCurriculoHeImagem',
    {
      summary: 'Se o currículo é uma imagem',
      querystring: { type: 'object', properties: { nomeImg: { type: 'string', maxLength: 255 } } },
      response: { type: 'boolean' },
    },
    async (ctx, request) => {
      const nome = String((request.query as { nomeImg?: string }).nomeImg ?? '').trim()
      if (nome === '') invalid([fieldError('nomeImg', 'Nome do arquivo é obrigatório')])
      const { prumo } = request.server
      const stored = await prumo.files.find(nome)
      if (stored && (await mayRead(prumo, ctx.session, stored))) return stored.tipo.startsWith('image/')
      return imageExtensions.has(extensionOf(nome))
    },
  )
  route.post(
    '/leitura-curriculo',
    {
      summary: 'Lê o texto de um currículo (PDF, DOCX ou imagem), em segundo plano',
      authority: 'ROLE_CAD_CANDIDATO_VER',
      body: { type: 'object', properties: { arquivoId: { type: 'string' } }, required: ['arquivoId'] },
    },
    async (ctx, request, reply) => {
      const { arquivoId } = objectBody(request)
      if (typeof arquivoId !== 'string' || arquivoId === '')
        return invalid([fieldError('arquivoId', 'Arquivo do Currículo é obrigatório')])
      const { prumo } = request.server
      const file = (await prumo.files.find(arquivoId)) ?? fail('NAO_ENCONTRADO')
      if (!(await mayRead(prumo, ctx.session, file))) fail('NAO_ENCONTRADO')
      if (!isReadable(file.tipo)) invalid([fieldError('arquivoId', notReadable)])
      return sendAccepted(reply, await prumo.jobs.start(ctx.session, 'leitura-curriculo', { arquivoId }))
    },
  )
}
