import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { RecordData } from '#schemas/runtime/model.ts'
import { login } from '#tests/helpers/app.ts'
import { br, createNotices, url } from './notices.ts'

let on: Awaited<ReturnType<typeof createNotices>>

beforeAll(async () => {
  on = await createNotices()
})
afterAll(() => on?.app.close())

describe('what runs out', () => {
  test('is told once on its day, 7 days before and on the day itself, in one message a day', async () => {
    await on.people.certify(on.ana.id, 'NR-10', on.people.inDays(9))
    await on.morning()
    // 30 days before is over: it is told at once, not on the 7th day only
    expect(await on.messagesOf(on.leader)).toEqual([
      `${on.ana.nome}: o certificado "NR-10" vence em 9 dias, em ${br(on.people.inDays(9))}.`,
    ])
    await on.morning()
    await on.nextDay()
    await on.morning()
    expect(await on.messagesOf(on.leader)).toHaveLength(1)
    await on.nextDay()
    await on.morning()
    expect((await on.messagesOf(on.leader)).at(-1)).toContain('vence em 7 dias')
    await on.nextDay(7)
    await on.morning()
    expect((await on.messagesOf(on.leader)).slice(2)).toEqual([
      `${on.ana.nome}: o certificado "NR-10" vence hoje, em ${br(on.app.today())}.`,
    ])
  })

  test('several things are one message, and one day has one', async () => {
    const before = (await on.messagesOf(on.leader)).length
    await on.nextDay()
    await on.people.certify(on.ana.id, 'NR-33', on.people.inDays(3))
    const others = (
      await on.app.database.pool.query<{ id: number }>(
        "select id from talento where empresa_id = 1 and situacao = 'A' and area_organizacional_id = $1 and id <> $2 order by id limit 1",
        [on.ana.areaOrganizacional.id, on.ana.id],
      )
    ).rows
    const other = await on.people.read(Number(others[0]?.id))
    await on.people.certify(other.id, 'NR-20', on.people.inDays(30))
    // two servers at the same time
    await Promise.all([on.morning(), on.morning()])
    const news = (await on.messagesOf(on.leader)).slice(before)
    expect(news).toEqual([
      [
        'Avisos do dia: 2 registros',
        'Certificado a vencer:',
        `• ${on.ana.nome}: o certificado "NR-33" vence em 3 dias, em ${br(on.people.inDays(3))}.`,
        `• ${other.nome}: o certificado "NR-20" vence em 30 dias, em ${br(on.people.inDays(30))}.`,
      ].join('\n'),
    ])
    await on.people.certify(other.id, 'NR-21', on.people.inDays(2))
    await on.morning()
    expect((await on.messagesOf(on.leader)).slice(before)).toHaveLength(1)
    await on.nextDay()
    await on.morning()
    expect((await on.messagesOf(on.leader)).at(-1)).toContain('NR-21')
  })

  test('is not told to who sees the record no more, nor of who has left', async () => {
    await on.nextDay()
    await on.people.certify(on.ana.id, 'NR-12', on.people.inDays(4))
    const before = (await on.messagesOf(on.leader)).length
    // leads her still, from an area out of which her record is not seen
    const { pool } = on.app.database
    const boss = 'select id from talento where usuario_id = $1'
    await pool.query(`update usuario_empresa set areas_ids = $2 where usuario_id = $1`, [
      on.leader,
      JSON.stringify([on.bia.areaOrganizacional.id]),
    ])
    for (const [table, key] of [
      ['talento', 'id'],
      ['talento_historico', 'talento_id'],
    ])
      await pool.query(`update ${table} set superior_empresa_id = 1, superior_id = (${boss}) where ${key} = $2`, [
        on.leader,
        on.ana.id,
      ])
    await pool.query(
      `update area_organizacional_responsavel set ordem_ = -1, colaborador_id = $2 where colaborador_id = (${boss})`,
      [on.leader, on.bia.id],
    )
    on.app.fastify.prumo.sessions.forget()
    await on.morning()
    expect(await on.messagesOf(on.leader)).toHaveLength(before)
    const aviso = await on.shipped('certificadoVence')
    const lines = (await on.admin().get(`${url}/${aviso.id}/envios`)).json() as { situacao: string; motivo?: string }[]
    expect(lines[0]).toMatchObject({
      situacao: 'CALADO',
      motivo: 'O registro não existe mais, ou não é visto por esta pessoa',
    })
    await on.app.database.pool.query(`update usuario_empresa set areas_ids = $2 where usuario_id = $1`, [
      on.leader,
      JSON.stringify([on.ana.areaOrganizacional.id]),
    ])
    on.app.fastify.prumo.sessions.forget()
    await on.nextDay()
    await on.app.database.pool.query("update talento set situacao = 'D' where id = $1", [on.ana.id])
    await on.app.database.pool.query('update talento_certificado set validade = $2 where talento_id = $1', [
      on.ana.id,
      on.people.inDays(6),
    ])
    await on.morning()
    expect(await on.messagesOf(on.leader)).toHaveLength(before)
    await on.app.database.pool.query("update talento set situacao = 'A' where id = $1", [on.ana.id])
  })

  test('the screen says what will be told, to whom and when', async () => {
    await on.app.database.pool.query('update talento_certificado set validade = null')
    await on.people.certify(on.ana.id, 'NR-10', on.people.inDays(40))
    const aviso = await on.shipped('certificadoVence')
    const lines = (await on.admin().get(`${url}/${aviso.id}/previstos`)).json() as RecordData[]
    expect(lines).toEqual(
      [30, 7, 0].map((days) => ({
        registro: on.ana.nome,
        rota: `/gestao-talentos/talentos/${on.ana.id}/ficha`,
        dia: on.people.inDays(40),
        em: on.people.inDays(40 - days),
        para: ['sem-role-cad-webhook'],
      })),
    )
    const validade = on.people.inDays(40)
    const twins = ['NR-10', 'NR-35'].map((titulo) => ({
      titulo,
      tipo: 'CERTIFICACAO',
      organizacao: 'Instituto',
      validade,
    }))
    await on.change(on.ana, { certificados: twins })
    expect((await on.admin().get(`${url}/${aviso.id}/previstos`)).json()).toEqual(lines)
    expect((await (await login(on.app, 'rh2')).get(`${url}/${aviso.id}/previstos`)).statusCode).toBe(403)
  })
})
