import type { RecordData } from '#schemas/runtime/model.ts'
import type { Ctx, RouteCollector } from '#server/crud/define.ts'
import { idParam } from '#server/crud/request.ts'
import { run } from '#server/crud/sql.ts'
import { fail } from '#server/errors.ts'
import { readSession } from '#server/plugins/guard.ts'
import type { Session } from '#server/session/session.ts'
import { queryId } from './recorte.ts'

interface EmpresaRow {
  id: number
  nome: string
  cor_principal: string | null
  cor_secundaria: string | null
  logo: string | null
}

/** What every screen of the portal starts with: whose it is and who is there. Never an error, whatever the link says — spec 1 §2.3 */
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
  route.get(
    '//externo/empresas/{id}/logo',
    { summary: 'Logotipo da empresa', authority: 'PUBLIC' },
    async (ctx, request, reply) => {
      const { id, logo } = (await findEmpresa(ctx, idParam(request))) ?? fail('NAO_ENCONTRADO')
      const file = logo === null ? undefined : await request.server.prumo.files.content(id, logo)
      if (!file?.tipo.startsWith('image/')) fail('NAO_ENCONTRADO')
      return reply.header('cache-control', 'public, max-age=86400').type(file.tipo).send(file.bytes)
    },
  )
}

async function findEmpresa(ctx: Ctx, id: number | undefined): Promise<EmpresaRow | undefined> {
  if (id === undefined) return undefined
  const text = `select e.id, e.nome, g.aparencia_cor_principal as cor_principal, g.aparencia_cor_secundaria as cor_secundaria,
    g.aparencia_logo_empresa as logo from empresa e left join empresa_configuracao g on g.empresa_id = e.id
    where e.id = $1 and e.ativa is not false`
  const [row] = await run<EmpresaRow>(ctx.db, text, [id])
  return row
}

/** The address of the logo names the file, so that a new one is fetched at once. */
function empresaOf({ id, nome, cor_principal, cor_secundaria, logo }: EmpresaRow): RecordData {
  return {
    id,
    nome,
    ...(cor_principal === null ? {} : { corPrincipal: cor_principal }),
    ...(cor_secundaria === null ? {} : { corSecundaria: cor_secundaria }),
    ...(logo === null ? {} : { logo: `/api/externo/empresas/${id}/logo?v=${logo}` }),
  }
}

const candidatoOf = ({ usuario, empresaId, empresas }: Session): RecordData => ({
  id: usuario.id,
  nome: usuario.nome,
  cpf: usuario.login,
  empresa: empresas.find(({ id }) => id === empresaId) ?? { id: empresaId },
})
