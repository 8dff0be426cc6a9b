import type { Candidato, Empresa } from '#schemas/runtime/answers/recruitment/portal.ts'
import type { Session } from '#server/platform/access/session.ts'
import { dropEmpty } from '#server/platform/base/present.ts'
import type { Ctx, RouteCollector } from '#server/platform/crud/define.ts'
import { idParam } from '#server/platform/crud/request/request.ts'
import { run } from '#server/platform/database/sql.ts'
import { fail } from '#server/platform/errors/errors.ts'
import { readSession } from '#server/platform/plugins/guard.ts'
import { queryId } from './recorte.ts'

interface EmpresaRow {
  id: number
  nome: string
  cor_principal: string | null
  cor_secundaria: string | null
  logo: string | null
  apresentacao: string | null
  imagem: string | null
  descricao_imagem: string | null
}

/** Company and candidate of the portal, read by each screen first. Answers without an error for any link — spec 1 §2.3 */
export function portal(route: RouteCollector): void {
  route.get(
    '//externo/portal',
    {
      summary: 'Empresa e candidato do portal',
      authority: 'PUBLIC',
      querystring: { type: 'object', properties: { empresaId: { type: 'integer', title: 'Empresa' } } },
    },
    async (ctx, request) => {
      const asked = queryId(request, 'empresaId')
      const session = await readSession(request, 'candidato')
      const empresa = await findEmpresa(ctx, asked ?? session?.empresaId)
      return {
        ...(empresa ? { empresa: empresaOf(empresa) } : {}),
        ...(session ? { candidato: candidatoOf(session) } : {}),
      }
    },
  )
  for (const [name, summary] of [
    ['logo', 'Logotipo da empresa'],
    ['imagem', 'Imagem da empresa no portal'],
  ] as const)
    route.get(`//externo/empresas/{id}/${name}`, { summary, authority: 'PUBLIC' }, async (ctx, request, reply) => {
      const { id, [name]: stored } = (await findEmpresa(ctx, idParam(request))) ?? fail('NAO_ENCONTRADO')
      const file = stored === null ? undefined : await request.server.prumo.files.content(id, stored)
      if (!file?.tipo.startsWith('image/')) fail('NAO_ENCONTRADO')
      return reply.header('cache-control', 'public, max-age=86400').type(file.tipo).send(file.bytes)
    })
}

async function findEmpresa(ctx: Ctx, id: number | undefined): Promise<EmpresaRow | undefined> {
  if (id === undefined) return undefined
  const text = `select e.id, e.nome, g.aparencia_cor_principal as cor_principal, g.aparencia_cor_secundaria as cor_secundaria,
    g.aparencia_logo_empresa as logo, g.portal_apresentacao as apresentacao, g.portal_imagem as imagem,
    g.portal_descricao_imagem as descricao_imagem from empresa e left join empresa_configuracao g on g.empresa_id = e.id
    where e.id = $1 and e.ativa is not false`
  const [row] = await run<EmpresaRow>(ctx.db, text, [id])
  return row
}

/** Company for the portal; the picture URL holds the file id, so that a new picture bypasses the cache. */
function empresaOf({ id, nome, cor_principal, cor_secundaria, logo, ...portal }: EmpresaRow): Empresa {
  const { apresentacao, imagem, descricao_imagem } = portal
  return dropEmpty({
    id,
    nome,
    corPrincipal: cor_principal,
    corSecundaria: cor_secundaria,
    logo: logo && `/api/externo/empresas/${id}/logo?v=${logo}`,
    apresentacao,
    imagem: imagem && `/api/externo/empresas/${id}/imagem?v=${imagem}`,
    descricaoImagem: imagem && descricao_imagem,
  })
}

const candidatoOf = ({ usuario, empresaId, empresas }: Session): Candidato => ({
  id: usuario.id,
  nome: usuario.nome,
  cpf: usuario.login,
  empresa: empresas.find(({ id }) => id === empresaId) ?? { id: empresaId },
})
