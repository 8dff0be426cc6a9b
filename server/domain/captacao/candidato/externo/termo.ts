import type { RecordData } from '#schemas/runtime/model.ts'
import { inTransaction } from '#server/platform/crud/context.ts'
import type { Ctx, RouteCollector } from '#server/platform/crud/define.ts'
import { readStored } from '#server/platform/crud/read/read.ts'
import { changeStored } from '#server/platform/crud/write/change.ts'
import { run } from '#server/platform/database/sql.ts'
import { proprio } from './sessao.ts'

/** Current wording of a company's privacy terms. */
export interface Termo {
  texto: string
  /** SHA-256 of the text */
  versao: string
}

/** The terms that candidates must accept first; undefined where the company requires none — spec 1 §2.3, §3.7 */
export async function termoDa({ db, session }: Ctx): Promise<Termo | undefined> {
  const [termo] = await run<Termo>(
    db,
    `select politica_seguranca as texto, encode(sha256(convert_to(politica_seguranca, 'UTF8')), 'hex') as versao
     from empresa_configuracao where empresa_id = $1 and exigir_aceite_psi and politica_seguranca is not null`,
    [session.empresaId],
  )
  return termo
}

/** Fields that record the acceptance: version, time and network address. */
export const aceite = ({ versao }: Termo, agora: Date, endereco: string): RecordData => ({
  aceitoPoliticaSeguranca: true,
  versaoTermo: versao,
  aceitoEm: agora.toISOString(),
  enderecoAceite: endereco,
})

/** Routes of the portal's terms: the wording to be accepted, and the acceptance — spec 1 §7.2 */
export function termo(route: RouteCollector): void {
  route.get(
    '//externo/candidatos/{id}/termo',
    { summary: 'Termo de privacidade que falta aceitar', authority: 'CANDIDATO', beforeTerms: true },
    async (ctx, request) => {
      const { own, id } = proprio(ctx, request)
      const asked = await termoDa(own)
      return { ...(asked && falta(asked, await readStored(own, id)) ? { termo: asked } : {}) }
    },
  )
  route.patch(
    '//externo/candidatos/{id}/aceita-termo',
    { summary: 'Aceita o termo de privacidade', authority: 'CANDIDATO', beforeTerms: true },
    async (ctx, request, reply) => {
      const { own, id } = proprio(ctx, request)
      await inTransaction(own, async (tx) => {
        const asked = await termoDa(tx)
        const stored = await readStored(tx, id, { lock: true })
        if (!asked || !falta(asked, stored)) return
        const given = aceite(asked, request.server.prumo.now(), request.ip)
        await changeStored(tx, stored, given, 'alteracao')
      })
      request.server.prumo.sessions.forget(ctx.session.id)
      return reply.code(204).send()
    },
  )
}

/** Whether the current wording is not accepted. An acceptance from before versions were stored stays valid. */
function falta({ versao }: Termo, { aceitoPoliticaSeguranca, versaoTermo }: RecordData): boolean {
  return versaoTermo === undefined ? aceitoPoliticaSeguranca !== true : versaoTermo !== versao
}
