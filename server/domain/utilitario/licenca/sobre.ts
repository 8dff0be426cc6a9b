import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import { licenceLabel } from '#schemas/runtime/answers/utilities/licence.ts'
import type { JsonSchema } from '#schemas/runtime/model.ts'
import { licencaAtual } from '#server/domain/utilitario/licenca/queries.ts'
import { requireSession } from '#server/platform/access/session.ts'
import { type About, aboutFile, collectAbout } from '#server/platform/base/about.mjs'
import { appVersao } from '#server/platform/base/version.ts'

const text: JsonSchema = { type: 'string' }
const tags = ['Sobre']
const config = { authority: 'LOGIN' }

/** Components of the installation (spec 3 §2, /utilitario/sobre), for every internal session. */
export async function aboutRoutes(app: FastifyInstance): Promise<void> {
  app.get(
    '/api/utilitario/sobre',
    {
      config,
      schema: {
        tags,
        summary: 'Versões do produto, do servidor e do banco de dados',
        response: {
          200: {
            type: 'object',
            properties: {
              produto: text,
              versao: text,
              revisao: text,
              construidoEm: text,
              node: text,
              banco: text,
              licenca: text,
              situacaoLicenca: text,
              suporte: { type: 'object', properties: { codEmpresaSuporte: text, codClienteSuporte: text } },
            },
          },
        },
      },
    },
    async (request) => {
      const { codEmpresaSuporte, codClienteSuporte } = requireSession(request).context.parametros
      const { revisao, construidoEm, licenca } = await about()
      const { rows } = await app.prumo.database.pool.query<{ banco: string }>(
        `select 'PostgreSQL ' || split_part(current_setting('server_version'), ' ', 1) as banco`,
      )
      return {
        produto: 'Prumo RH',
        versao: appVersao,
        revisao,
        construidoEm,
        node: process.versions.node,
        banco: rows[0]?.banco,
        licenca,
        situacaoLicenca: licenceLabel(await licencaAtual(app.prumo)),
        suporte: { codEmpresaSuporte, codClienteSuporte },
      }
    },
  )
  app.get(
    '/api/utilitario/sobre/licencas',
    {
      config,
      schema: {
        tags,
        summary: 'Componentes de terceiros e suas licenças',
        response: {
          200: {
            type: 'array',
            items: {
              type: 'object',
              properties: { nome: text, versao: text, licenca: text, pagina: text, texto: text },
            },
          },
        },
      },
    },
    async () => (await about()).pacotes,
  )
}

let read: Promise<About> | undefined

/** Reads the file written by the build; without built pages collects the data itself. */
function about(): Promise<About> {
  const file = fileURLToPath(new URL(`../../../../${aboutFile}`, import.meta.url))
  read ??= readFile(file, 'utf8').then(
    (json) => JSON.parse(json) as About,
    () => collectAbout(),
  )
  return read
}
