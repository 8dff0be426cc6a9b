import type { RecordData } from '#schemas/runtime/model.ts'
import type { RouteCollector } from '#server/platform/crud/define.ts'
import { hot } from '#server/platform/database/hot.ts'
import { type Db, run } from '#server/platform/database/sql.ts'
import { fail } from '#server/platform/errors/errors.ts'
import { networkOf } from '#server/platform/session/address.ts'

/** Answer of the verification, without personal data. */
interface Verificado {
  situacao: 'EMITIDO' | 'REVOGADO'
  numero: string
  modelo: string
  empresa: string
  emitidoEm: string
  revogadoEm?: string
}

const PROCURA = hot(`select d.situacao, d.numero, d.modelo, e.nome as empresa, d.emitido_em, d.revogado_em
  from documento_emitido d join empresa e on e.id = d.empresa_id where d.empresa_id = $1 and d.codigo = $2`)

/** GET /externo/documentos/verificacao: whether a document is valid, by its printed code. Attempts are throttled like passwords. */
export function verificacao(route: RouteCollector): void {
  route.get(
    '//externo/documentos/verificacao',
    {
      summary: 'Se um documento emitido continua válido, pelo código impresso nele',
      authority: 'PUBLIC',
      querystring: {
        type: 'object',
        properties: {
          empresaId: { type: 'string', title: 'Empresa', pattern: '^[1-9][0-9]{0,8}$', 'x-field': { gender: 'f' } },
          codigo: { type: 'string', title: 'Código', maxLength: 40 },
        },
        required: ['empresaId', 'codigo'],
      },
    },
    async (ctx, request, reply) => {
      const { empresaId, codigo } = request.query as RecordData
      const attempt = { account: 'verificacao-documento', address: `verificacao ${networkOf(request.ip)}` }
      const found = await request.server.prumo.throttle.attempt(attempt, () =>
        findDocumento(ctx.db, Number(empresaId), String(codigo)),
      )
      reply.header('cache-control', 'no-store')
      return found ?? fail('DOCUMENTO_NAO_RECONHECIDO')
    },
  )
}

async function findDocumento(db: Db, empresaId: number, codigo: string): Promise<Verificado | undefined> {
  const wanted = codigo.toUpperCase().replaceAll(/\s/g, '')
  const [row] = await run<Record<string, string>>(db, PROCURA, [empresaId, wanted])
  if (!row) return undefined
  const { situacao, numero, modelo, empresa, emitido_em, revogado_em } = row
  return {
    situacao: situacao as Verificado['situacao'],
    numero: numero ?? '',
    modelo: modelo ?? '',
    empresa: empresa ?? '',
    emitidoEm: String(emitido_em),
    ...(revogado_em ? { revogadoEm: String(revogado_em) } : {}),
  }
}
