import type { SolicitacaoCreditos } from '#schemas/generated/types/utilitario/solicitacao-creditos.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { sendMessage } from '#server/platform/messages/send.ts'

/** Notifies the requesting user of the decision. */
export async function avisaQuemPediu({ db, session }: Ctx, { usuario }: SolicitacaoCreditos, texto: string) {
  await sendMessage(db, {
    empresaId: session.empresaId,
    tipo: 'U',
    usuarios: usuario ? [usuario.id] : [],
    remetente: session.usuario.nome,
    texto,
  })
}
