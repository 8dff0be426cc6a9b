import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { RecordData } from '#schemas/runtime/model.ts'
import { br, createNotices } from './notices.ts'

let on: Awaited<ReturnType<typeof createNotices>>
const byMail: RecordData = { usuarios: [], porMensagem: false, porEmail: true }

beforeAll(async () => {
  on = await createNotices()
})
afterAll(() => on?.app.close())

const addressOf = (id: number, address: string) =>
  on.app.database.pool.query('update talento set contato_email = $2 where id = $1', [id, address])

describe('a notice by e-mail', () => {
  test('to the address in the record tells each person of her own record alone', async () => {
    const { ana, bia, people } = on
    await addressOf(ana.id, 'ana@exemplo.com.br')
    await addressOf(bia.id, 'bia@exemplo.com.br')
    const aviso = await on.made({
      ...byMail,
      nome: 'Seu certificado',
      evento: 'VENCIMENTO',
      vencimento: 'certificado',
      dias: '5',
      campoEmail: 'contato.email',
      texto: '{{registro}}: vence em {{vencimento}}.',
    })
    for (const { id } of [ana, bia]) await people.certify(id, 'NR-10', people.inDays(5))
    await on.morning()
    await on.morning()
    const day = br(people.inDays(5))
    const sent = (await on.mails()).filter(({ assunto }) => assunto === 'Seu certificado')
    expect(sent.sort((a, b) => a.para.localeCompare(b.para))).toEqual(
      [
        { para: 'ana@exemplo.com.br', id: ana.id, texto: `${ana.nome}: vence em ${day}.` },
        { para: 'bia@exemplo.com.br', id: bia.id, texto: `${bia.nome}: vence em ${day}.` },
      ].map(({ para, id, texto }) => ({
        para,
        assunto: 'Seu certificado',
        texto,
        sobre: [{ entidade: 'gestao-talentos/talento', id }],
      })),
    )
    await on.off(aviso)
  })

  test('to who has no address is kept silent, with the reason', async () => {
    const { pool } = on.app.database
    await pool.query('update usuario set email = null where id = 2')
    const aviso = await on.made({ ...byMail, usuarios: [{ id: 2 }] })
    const before = (await on.mails()).length
    await on.change(on.ana, { observacao: 'Nova' })
    await on.minute()
    expect(await on.sentOf(aviso)).toMatchObject([{ situacao: 'CALADO', motivo: 'Não tem endereço de e-mail válido' }])
    expect(await on.mails()).toHaveLength(before)
    await on.off(aviso)
  })

  test('whose words come to nothing goes under the name of the notice', async () => {
    const aviso = await on.made({
      ...byMail,
      nome: 'Observação mudou',
      emails: ['chefia@exemplo.com.br'],
      assunto: '{{nomeSocial}}',
      texto: '{{nomeSocial}}',
    })
    await on.change(on.ana, { observacao: 'Mais nova', nomeSocial: null })
    await on.minute()
    expect(await on.sentOf(aviso)).toMatchObject([{ situacao: 'ENVIADO' }])
    expect((await on.mails()).at(-1)).toMatchObject({
      para: 'chefia@exemplo.com.br',
      assunto: 'Observação mudou',
      texto: 'Observação mudou',
    })
    await on.off(aviso)
  })

  test('longer than a message is cut', async () => {
    const aviso = await on.made({ ...byMail, emails: ['chefia@exemplo.com.br'], texto: '{{observacao}}'.repeat(100) })
    await on.change(on.ana, { observacao: 'x'.repeat(255) })
    await on.minute()
    expect(await on.sentOf(aviso)).toMatchObject([{ situacao: 'ENVIADO' }])
    const texto = (await on.mails()).at(-1)?.texto ?? ''
    expect([texto.length, texto.at(-1)]).toEqual([3801, '…'])
    await on.off(aviso)
  })
})
