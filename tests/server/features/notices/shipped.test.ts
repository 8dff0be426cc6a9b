import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Entity, Notice } from '#schemas/runtime/model.ts'
import { shippedNotices, syncNotices } from '#server/features/notices/shipped.ts'
import { type Aviso, createNotices, url } from './notices.ts'

let on: Awaited<ReturnType<typeof createNotices>>

beforeAll(async () => {
  on = await createNotices()
})
afterAll(() => on?.app.close())

describe('the notices of the product', () => {
  test('one that is told daily, or shipped switched on.off, is so in the register', () => {
    const { entities } = on.app.fastify.prumo.model
    const talento = entities.get('gestao-talentos/talento')
    const notices: Notice[] = [
      {
        name: 'um',
        title: 'Um',
        on: { created: true },
        to: [{ role: 'gestor' }],
        by: ['mensagem'],
        text: 'Um.',
        daily: true,
      },
      {
        name: 'dois',
        title: 'Dois',
        on: { created: true },
        to: [{ email: 'contato.email' }],
        by: ['email'],
        text: 'Dois.',
        off: true,
      },
    ]
    const found = shippedNotices({ entities: new Map([['x', { ...talento, notices } as Entity]]) })
    expect(found).toMatchObject([
      { definicao: 'um', evento: 'CRIADO', momento: 'RESUMO', ativo: true, papeis: ['gestor'] },
      {
        definicao: 'dois',
        evento: 'CRIADO',
        momento: 'NA_HORA',
        ativo: false,
        campoEmail: 'contato.email',
        porEmail: true,
        porMensagem: false,
      },
    ])
  })

  test('every company has them, also a new one; each changes its own', async () => {
    const count = 'select count(distinct empresa_id)::int as n from aviso_automatico where definicao = $1'
    const key = 'estabilidadeTermina'
    const companies = await on.app.database.pool.query<{ n: number }>('select count(*)::int as n from empresa')
    const having = await on.app.database.pool.query<{ n: number }>(count, [key])
    expect(having.rows[0]?.n).toBe(companies.rows[0]?.n)
  })

  test('recipients, days and texts may on.change, what they tell of may not; changed ones stay, others follow', async () => {
    const aviso = await on.shipped('estabilidadeTermina')
    const answer = await on.admin().patch(`${url}/${aviso.id}`, {
      versao: aviso.versao,
      dias: '60, 10',
      usuarios: [{ id: 2 }],
    })
    expect(answer.statusCode, answer.body).toBe(200)
    expect(answer.json()).toMatchObject({ dias: '60, 10', personalizado: true })
    const { versao } = answer.json() as Aviso
    const wrong = await on.admin().patch(`${url}/${aviso.id}`, { versao, vencimento: 'certificado' })
    expect(wrong.statusCode).toBe(400)
    expect(wrong.json()).toMatchObject({ errors: [{ field: 'vencimento' }] })
    await on.app.database.pool.query("update aviso_automatico set texto = 'velho' where empresa_id = 2")
    await syncNotices(on.app.database.kysely, on.app.fastify.prumo.model)
    const texts = await on.app.database.pool.query<{ n: number }>(
      "select count(*)::int as n from aviso_automatico where texto = 'velho'",
    )
    expect(texts.rows[0]?.n).toBe(0)
    expect(await on.shipped('estabilidadeTermina')).toMatchObject({ dias: '60, 10' })
  })

  test('goes back to what the product says; it is switched on.off, not deleted', async () => {
    const aviso = await on.shipped('estabilidadeTermina')
    const back = await on.admin().put(`${url}/${aviso.id}/padrao`, { versao: aviso.versao })
    expect(back.statusCode, back.body).toBe(200)
    expect(back.json()).toMatchObject({ dias: '30, 7, 0', personalizado: false })
    expect(back.json()).not.toHaveProperty('usuarios')
    const again = await on.admin().put(`${url}/${aviso.id}/padrao`, { versao: (back.json() as Aviso).versao })
    expect(again.json()).toMatchObject({ message: 'O aviso já é o do produto.' })
    const gone = await on.admin().delete(`${url}/${aviso.id}`)
    expect([gone.statusCode, (gone.json() as { message: string }).message]).toEqual([
      409,
      'Um aviso do produto não se exclui: desative-o.',
    ])
    await on.off(await on.shipped('certificadoVence'))
    await on.people.certify(on.ana.id, 'NR-99', on.people.inDays(7))
    const before = (await on.messagesOf(on.leader)).length
    await on.nextDay()
    await on.morning()
    expect(await on.messagesOf(on.leader)).toHaveLength(before)
  })
})
