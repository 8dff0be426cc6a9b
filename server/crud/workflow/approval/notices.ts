import { labelOf } from '#schemas/runtime/display.ts'
import type { Level, RecordData } from '#schemas/runtime/model.ts'
import { sendMessage } from '#server/messages/send.ts'
import type { Ctx } from '../../define.ts'

interface Notice {
  level: Pick<Level, 'title'>
  users: number[]
  /** the time of the stage before is over */
  late?: boolean
}

/** Tells those who may decide that a record waits for them, in the transaction in which it begins to. */
export async function tellApprovers(ctx: Ctx, record: RecordData, { level, users, late }: Notice): Promise<void> {
  const { entity, session } = ctx
  const what = `${entity.title}: ${labelOf(entity, record)}`
  const texto = late
    ? `${what}. O prazo da etapa "${level.title}" terminou, e a decisão também cabe a você.`
    : `${what}. Aguarda a sua aprovação na etapa "${level.title}".`
  await sendMessage(ctx.db, {
    empresaId: session.empresaId,
    tipo: 'R',
    usuarios: users.filter((id) => id !== session.usuario.id),
    remetente: session.usuario.nome,
    texto,
    link: `/${entity.route}/${record.id}`,
  })
}
