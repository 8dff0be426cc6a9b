import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { RecordData } from '#schemas/runtime/model.ts'
import { Client, createTestApp, login, type TestApp } from '#tests/helpers/app.ts'
import { pagesOf } from '#tests/helpers/pdf.ts'
import { acoesDoLink, ENTREGA, MOSTRA, RECOMENDA, SEM_LINK } from './link-cena.ts'
import { errorsOf, messageOf, PESQUISAS, type Stored } from './pesquisas.ts'

/** The public link of a survey as HR has it: opened, closed, renewed, on a poster — issue 20 §4 */
let app: TestApp
let admin: Client
let stranger: Client

const { rows, pesquisa, passo, link, faz, mostra, aberta, folha, novaHora } = acoesDoLink(() => ({
  app,
  admin,
  stranger,
}))

beforeAll(async () => {
  // hours go by, and nobody has to log in again
  app = await createTestApp({ limits: { idleMinutes: 100_000, absoluteHours: 10_000 } })
  admin = await login(app, 'admin')
  stranger = new Client(app)
}, 120_000)
afterAll(() => app?.close())

describe('a survey with a public link', () => {
  test('is anonymous, and has neither audience nor copies; its release says what is missing but asks for no people', async () => {
    const named = await admin.post(PESQUISAS, {
      ...{ titulo: 'Com nome', dataIni: app.today(), dataFim: '2099-12-31', anonima: false, porLink: true },
    })
    expect([named.statusCode, errorsOf(named)]).toEqual([
      400,
      [['anonima', 'Uma pesquisa respondida pelo link público é sempre anônima: não se sabe quem responde.']],
    ])
    const vazia = await pesquisa({ titulo: 'Vazia', porLink: true }, [])
    const antes = await admin.get(`${PESQUISAS}/${vazia.id}/antes-da-liberacao`)
    expect(antes.json()).toEqual([{ texto: 'Inclua ao menos uma pergunta.', impede: true }])
    expect((await admin.put(`${PESQUISAS}/${vazia.id}/libera`, {})).statusCode).toBe(400)
    const { one } = await aberta()
    const lida = (await admin.get(`${PESQUISAS}/${one.id}`)).json() as RecordData
    expect(lida).toMatchObject({ situacao: 'L', porLink: true, grupoMinimo: 5, respondidos: 0 })
    expect(lida.convidados ?? null).toBeNull()
    expect(await rows('select from colaborador_questionario where pesquisa_id = $1', [one.id])).toEqual([])
    const { versao } = lida as Stored
    const turned = await admin.patch(`${PESQUISAS}/${one.id}`, { versao, porLink: false, publico: { quem: 'TODOS' } })
    expect(errorsOf(turned)[0]).toEqual(['porLink', 'A pesquisa já foi liberada: volte à preparação para mudar isto.'])
    const remind = await admin.post(`${PESQUISAS}/${one.id}/lembretes`, {})
    expect([remind.statusCode, messageOf(remind)]).toEqual([
      409,
      'Responde quem tiver o link: não se sabe quem ainda falta.',
    ])
  })

  test('opens, closes and renews it by whoever releases; of old, closed and guessed codes nobody learns which they are', async () => {
    const one = await pesquisa({ titulo: 'Renovada', porLink: true }, [RECOMENDA])
    const early = await admin.put(`${PESQUISAS}/${one.id}/link-publico/abre`, {})
    expect([early.statusCode, messageOf(early)]).toEqual([409, 'A pesquisa ainda não foi liberada.'])
    await passo(one, 'libera')
    expect(await link(one)).toEqual({
      ...{ titulo: 'Renovada', situacao: 'L', dataIni: app.today(), dataFim: '2099-12-31', respondidos: 0 },
      aberto: false,
    })
    const codigo = await faz(one, 'abre')
    expect(await faz(one, 'abre')).toBe(codigo)
    expect(await mostra(codigo)).toMatchObject({ titulo: 'Renovada', situacao: 'ABERTA', minimo: 5, captcha: false })
    await faz(one, 'fecha')
    const renovado = await faz(one, 'renova')
    expect(renovado).not.toBe(codigo)
    const [empresa, pesq, marca = ''] = renovado.split('-')
    const closed = await stranger.post(MOSTRA, { codigo: renovado })
    await faz(one, 'abre')
    expect(await mostra(renovado)).toMatchObject({ titulo: 'Renovada' })
    novaHora()
    const outro = (await aberta()).codigo.split('-')[1]
    const answers = [closed]
    for (const wrong of [codigo, `${empresa}-${outro}-${marca}`, `2-${pesq}-${marca}`])
      answers.push(await stranger.post(MOSTRA, { codigo: wrong }))
    novaHora()
    for (const wrong of ['x', `zzzzz-zzzzzzzzzz-${marca}`, `${empresa}-${pesq}-${'A'.repeat(22)}`])
      answers.push(await stranger.post(MOSTRA, { codigo: wrong }))
    for (const answer of answers) {
      expect([answer.statusCode, messageOf(answer)]).toEqual([404, SEM_LINK])
      expect(answer.body).toBe(closed.body)
    }
    novaHora()
    const comPublico = await pesquisa({ titulo: 'Com público', publico: { quem: 'TODOS' } }, [])
    const other = await admin.get(`${PESQUISAS}/${comPublico.id}/link-publico`)
    expect([other.statusCode, messageOf(other)]).toEqual([
      409,
      'Esta pesquisa tem um público e não é respondida pelo link público.',
    ])
    const without = await app.clientWithout('ROLE_CAD_PESQUISA_LIBERA')
    for (const answer of [
      await without.get(`${PESQUISAS}/${one.id}/link-publico`),
      await without.get(`${PESQUISAS}/${one.id}/link-publico/cartaz`),
      await without.put(`${PESQUISAS}/${one.id}/link-publico/renova`, {}),
    ])
      expect(answer.statusCode).toBe(403)
    expect(await mostra(renovado)).toMatchObject({ situacao: 'ABERTA' })
  })

  test('[REL-pesquisa/pesquisa/link/cartaz: rows, ties, empty] prints a poster of its own address while the link is open', async () => {
    const body = { titulo: 'Refeitório', dataIni: '2026-11-02', dataFim: '2099-12-31' }
    const [este, outro] = [await aberta(body), await aberta(body)]
    for (const { one, codigo } of [este, outro]) {
      const poster = await admin.get(`${PESQUISAS}/${one.id}/link-publico/cartaz`)
      expect([poster.statusCode, poster.headers['content-type']]).toEqual([200, 'application/pdf'])
      const [page = '', ...more] = await pagesOf(poster.rawPayload)
      expect(more).toEqual([])
      for (const text of ['Refeitório', `/p/${codigo}`, 'De 02/11/2026 a 31/12/2099']) expect(page).toContain(text)
      // nobody's name hangs on the wall
      expect(page).not.toContain('Administrador')
    }
    await faz(este.one, 'fecha')
    const closed = await admin.get(`${PESQUISAS}/${este.one.id}/link-publico/cartaz`)
    expect([closed.statusCode, messageOf(closed)]).toEqual([409, 'Abra o link público antes de imprimir o cartaz.'])
  })

  test('[REL-pesquisa/pesquisa/link/cartaz: areas, companies] is nothing to who releases no surveys, and to another company', async () => {
    const { one, codigo } = await aberta()
    const at = `${PESQUISAS}/${one.id}/link-publico`
    // who is restricted to areas makes no survey of the whole company
    for (const url of [at, `${at}/cartaz`]) expect((await (await login(app, 'gestor')).get(url)).statusCode).toBe(403)
    const rh2 = await login(app, 'rh2')
    for (const answer of [await rh2.get(at), await rh2.get(`${at}/cartaz`), await rh2.put(`${at}/renova`, {})])
      expect(answer.statusCode).toBe(404)
    expect(await mostra(codigo)).toMatchObject({ situacao: 'ABERTA' })
  })

  test('says when it is answered, outside of its days; in preparation the link opens nothing', async () => {
    const { one, codigo } = await aberta({ dataFim: '2099-12-31' })
    const quando = async (dataIni: string, dataFim: string) => {
      await rows('update pesquisa set data_ini = $2, data_fim = $3 where id = $1', [one.id, dataIni, dataFim])
      return mostra(codigo)
    }
    const dada = await folha(codigo, 9)
    const antes = await quando('2099-01-01', '2099-01-31')
    expect(antes).toMatchObject({ situacao: 'ANTES', dataIni: '2099-01-01', titulo: 'Pulso' })
    expect(antes.perguntas).toBeUndefined()
    const early = await stranger.post(ENTREGA, dada)
    expect([early.statusCode, messageOf(early)]).toEqual([409, 'O período da pesquisa ainda não começou.'])
    expect(await quando('2020-01-01', '2020-01-31')).toMatchObject({ situacao: 'ENCERRADA', dataFim: '2020-01-31' })
    const late = await stranger.post(ENTREGA, dada)
    expect([late.statusCode, messageOf(late)]).toEqual([409, 'O período da pesquisa terminou.'])
    await quando(app.today(), '2099-12-31')
    await passo(one, 'prepara')
    expect((await stranger.post(MOSTRA, { codigo })).statusCode).toBe(404)
  })
})
