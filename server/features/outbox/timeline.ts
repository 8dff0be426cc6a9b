import { type MailState, mailStates } from '#schemas/runtime/shown/mails.ts'
import type { TimelineKind } from '#server/platform/crud/define.ts'
import { run } from '#server/platform/database/sql.ts'
import { registersAbout, seenMails } from './outbox.ts'

interface Row {
  id: string
  criado_em: string
  para: string
  para_nome: string | null
  assunto: string
  autor: string | null
  situacao: MailState
}

/** @param among registers referenced by the record's e-mails */
const mailsAmong = (among?: string[]): TimelineKind => ({
  name: 'emails',
  title: 'E-mails',
  rows({ entity, session, deps: { model, registry } }, { id }, values) {
    const about = values.add(JSON.stringify([{ entidade: entity.path, id }]))
    return `select m.id, m.criado_em as data from email_saida m where ${seenMails({ session, model, registry }, values, among)} and m.sobre @> ${about}::jsonb`
  },
  async tell({ db, session }, _record, ids) {
    const text = `select id, criado_em, para, para_nome, assunto, autor, situacao from email_saida where empresa_id = $1 and id = any($2::bigint[])`
    const rows = await run<Row>(db, text, [session.empresaId, ids])
    return new Map(
      rows.map(({ id, criado_em, para, para_nome, assunto, autor, situacao }) => [
        Number(id),
        {
          data: criado_em,
          titulo: assunto,
          texto: `Para ${para_nome ? `${para_nome} <${para}>` : para}`,
          ...(autor ? { por: autor } : {}),
          situacao: mailStates[situacao],
        },
      ]),
    )
  },
})

/** E-mails about the record that the session sees: recipient, subject and state, never the text. */
export const mails: TimelineKind = {
  ...mailsAmong(),
  narrow: async (ctx, { id }) => mailsAmong(await registersAbout(ctx, { entidade: ctx.entity.path, id })),
}
