import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { SurveyResults } from '#schemas/runtime/answers/surveys/survey-results.ts'
import { type Client, createTestApp, login, type TestApp } from '#tests/helpers/app.ts'
import { placesWith } from '#tests/server/features/lgpd/scan.ts'
import { AVALIACOES, cenaAnonima, type Equipe, EXTERNO, refused } from './cena-anonima.ts'
import { COPIAS, errorsOf, PESQUISAS, type Stored } from './pesquisas.ts'

/** What was decided about anonymous surveys, each with its refusing side — spec 2 §7 'Surveys' */
let app: TestApp
let admin: Client
let lider: Client
let equipe: Equipe

const cena = cenaAnonima(() => ({ app, admin, lider, equipe }))
const { rows, passo, copias, abre, liberada, daLider, envia, todosRespondem, folhas } = cena
const LGPD = '/api/utilitario/lgpd'
const NOME = 'Quitéria Sapoti Albuquerque'

beforeAll(async () => {
  app = await createTestApp()
  admin = await login(app, 'admin')
  ;({ lider, ...equipe } = await cena.equipe('Recusas', 894_100))
  await rows('update talento set nome = $1 where id = $2', [NOME, equipe.ids[1]])
}, 120_000)
afterAll(() => app?.close())

describe('from a promise', () => {
  test('there is no way back once somebody has begun: neither to named nor to its preparation, nor is it deleted', async () => {
    const one = await liberada('Promessa')
    const copia = await daLider(one)
    expect((await envia(copia, { respondidoParcialmente: true })).statusCode).toBe(200)
    for (const quando of ['with a draft', 'with an answer']) {
      const { versao } = (await admin.get(`${PESQUISAS}/${one.id}`)).json() as Stored
      const nomeada = await admin.patch(`${PESQUISAS}/${one.id}`, { versao, anonima: false })
      expect([nomeada.statusCode, errorsOf(nomeada)[0]], quando).toEqual([
        400,
        ['anonima', 'A pesquisa já foi liberada: volte à preparação para mudar isto.'],
      ])
      const volta = await admin.put(`${PESQUISAS}/${one.id}/prepara`, {})
      expect(refused(volta), quando).toEqual([409, 'A pesquisa já tem respostas: ela não volta à preparação.'])
      expect((await admin.delete(`${PESQUISAS}/${one.id}`)).statusCode, quando).toBe(409)
      await envia(copia)
    }
  })

  test('figures are never read before the end, nor answers taken after it: what is closed is not opened again', async () => {
    const one = await liberada('Encerrada')
    await todosRespondem(one)
    for (const call of ['resultados', 'comentarios'])
      expect(refused(await admin.get(`${PESQUISAS}/${one.id}/${call}`)), call).toEqual([
        409,
        'Os resultados anônimos aparecem depois do encerramento.',
      ])
    await passo(one, 'encerra')
    const antes = (await admin.get(`${PESQUISAS}/${one.id}/resultados`)).body
    for (const [name, message] of [
      ['libera', 'A pesquisa já foi liberada.'],
      ['prepara', 'A pesquisa não está liberada.'],
    ])
      expect(refused(await admin.put(`${PESQUISAS}/${one.id}/${name}`, {})), name).toEqual([409, message])
    const { versao } = (await admin.get(`${PESQUISAS}/${one.id}`)).json() as Stored
    expect((await admin.patch(`${PESQUISAS}/${one.id}`, { versao, dataFim: '2100-01-01' })).statusCode).toBe(400)
    const todas = await admin.delete(`${COPIAS}/batch/pesquisa`, { ids: [one.id] })
    expect(refused(todas)).toEqual([409, 'A pesquisa não está liberada.'])
    expect((await admin.get(`${PESQUISAS}/${one.id}/resultados`)).body).toBe(antes)
  })
})

describe('taking answers away', () => {
  test('goes for all of a survey at once: sheets, drafts and marks; everybody may answer again', async () => {
    const one = await liberada('Apagada')
    await todosRespondem(one)
    const alheia = await admin.delete(`${COPIAS}/batch/pesquisa`, { ids: [one.id, 999_999] })
    expect([alheia.statusCode, await folhas(one)]).toEqual([404, 6])
    const outra = await (await login(app, 'rh2')).delete(`${COPIAS}/batch/pesquisa`, { ids: [one.id] })
    expect([outra.statusCode, await folhas(one)]).toEqual([404, 6])
    const linhas = await rows('select from auditoria')
    expect((await admin.delete(`${COPIAS}/batch/pesquisa`, { ids: [one.id] })).statusCode).toBe(200)
    expect([await folhas(one), (await rows('select from auditoria')).length]).toEqual([0, linhas.length])
    expect(new Set((await copias(one)).map(({ situacao, respondidaEm }) => `${situacao} ${respondidaEm}`))).toEqual(
      new Set(['N null']),
    )
    expect((await envia(await daLider(one))).statusCode).toBe(200)
    expect(await folhas(one)).toBe(1)
  })
})

describe('what is kept of a hand-in', () => {
  test('is in no bin, history, webhook or task, and a person’s data say that he takes part alone', async () => {
    const eventos = ['avaliacao/colaborador-questionario:*', 'pesquisa/pesquisa:*']
    const hook = await admin.post('/api/utilitario/webhooks', { nome: 'Tudo', url: 'https://exemplo.com.br/', eventos })
    expect(hook.statusCode, hook.body).toBe(201)
    const one = await liberada('Nada fica')
    const copia = await daLider(one)
    const antes = await rows('select from webhook_entrega')
    const frase = 'a pamonha da cantina'
    await envia(copia, { respondidoParcialmente: true, observacao: frase })
    await envia(copia, { observacao: frase })
    expect((await rows('select from webhook_entrega')).length).toBe(antes.length)
    const historico = (await admin.get(`${AVALIACOES}/${copia}/historico`)).json() as { operacao: string }[]
    expect(historico.map(({ operacao }) => operacao)).toEqual(['criacao'])
    expect((await admin.get(`${AVALIACOES}/excluidos`)).body).not.toContain('Nada fica')
    expect(await placesWith(app, frase)).toEqual([])
    const dados = (await admin.get(`${LGPD}/dados?entidade=gestao-talentos/talento&id=${equipe.ids[0]}&formato=json`))
      .body
    expect(dados).toContain('Nada fica')
    expect(dados).not.toContain(frase)
  })

  test('a draft shows to who wrote it where he wrote it, to nobody who may read evaluations, nor at another address', async () => {
    const one = await liberada('Rascunho')
    const copia = await daLider(one)
    const frase = 'o que ainda não enviei'
    await envia(copia, { respondidoParcialmente: true, observacao: frase })
    const meu = await lider.get(`${AVALIACOES}/${copia}/questionario`)
    expect(meu.json()).toMatchObject({ situacao: 'P', observacao: frase })
    const leitor = await app.clientWithout('ROLE_PESQUISA_RESPONDER_POR_OUTRO')
    const cabeca = await leitor.get(`/api/avaliacao/avaliacoes-desempenhos-questionarios/${copia}`)
    expect([cabeca.statusCode, cabeca.body.includes(frase)]).toEqual([200, false])
    // whoever takes his place by his log-in finds nothing of it
    await rows(
      "update talento set usuario_id = null where usuario_id = (select id from usuario where login = 'gestor')",
    )
    const troca = 'update talento set usuario_id = (select id from usuario where login = $1) where id = $2'
    await rows(troca, ['gestor', equipe.ids[0]])
    const outro = await login(app, 'gestor')
    const visto = await outro.get(`${AVALIACOES}/${copia}/questionario`)
    expect([visto.statusCode, visto.body.includes(frase)]).toEqual([200, false])
    await rows(troca, ['lider', equipe.ids[0]])
    const { versao } = (await admin.get(`${AVALIACOES}/${copia}`)).json() as Stored
    const desvio = await admin.patch(`${AVALIACOES}/${copia}`, { versao, email: 'rh@exemplo.com.br' })
    expect([desvio.statusCode, errorsOf(desvio)]).toEqual([
      400,
      [['email', 'Quem responde já começou sem nome: o endereço não muda mais.']],
    ])
  })

  test('who has begun by a link is reminded where he was written to, whatever address he is given since', async () => {
    await rows("update talento set contato_email = 'p' || id || '@exemplo.com.br' where id = any($1)", [equipe.ids])
    const one = await liberada('Lembrete')
    const [, segunda, terceira] = await copias(one)
    const { mostra, codigo, stranger } = await abre(segunda?.id ?? 0)
    const respostas = [{ perguntaId: mostra.perguntas[0]?.id, nota: 3 }]
    expect((await stranger.post(EXTERNO, { codigo, respostas, respondidoParcialmente: true })).statusCode).toBe(200)
    const para = 'update talento set contato_email = $1 where id = any($2)'
    await rows(para, ['rh@exemplo.com.br', [segunda?.colaborador, terceira?.colaborador]])
    await rows('delete from email_saida')
    expect((await admin.post(`${PESQUISAS}/${one.id}/lembretes`, {})).statusCode).toBe(200)
    const enderecos = (await rows<{ para: string }>('select para from email_saida')).map((each) => each.para)
    expect(enderecos).toContain(`p${segunda?.colaborador}@exemplo.com.br`)
    // who has not begun is written to at his new one
    expect(enderecos.filter((each) => each === 'rh@exemplo.com.br')).toHaveLength(1)
  })
})

describe('a person who answered and is erased', () => {
  test('leaves all sheets and figures, and his name leaves what others wrote', async () => {
    const one = await liberada('Apagamento')
    await todosRespondem(one, (n) => (n === 4 ? `Quem manda é ${NOME}.` : undefined))
    await passo(one, 'encerra')
    const celulas = async () =>
      ((await admin.get(`${PESQUISAS}/${one.id}/resultados`)).json() as SurveyResults).celulas.find(
        ({ corte }) => corte === '',
      )
    const antes = await celulas()
    expect(antes).toMatchObject({ n: 6 })
    await rows(
      "update talento set situacao = 'D', data_admissao = '1999-01-04', data_desligamento = '2000-06-30' where id = $1",
      [equipe.ids[1]],
    )
    const quem = { entidade: 'gestao-talentos/talento', id: equipe.ids[1] }
    const { assinatura } = (await admin.get(`${LGPD}/previa?entidade=${quem.entidade}&id=${quem.id}`)).json()
    const gone = await admin.post(`${LGPD}/apagamento`, { ...quem, assinatura })
    expect(gone.statusCode, gone.body).toBeLessThan(300)
    await app.fastify.prumo.jobs.drain()
    const { comentarios } = (await admin.get(`${PESQUISAS}/${one.id}/comentarios`)).json() as {
      comentarios: { texto: string }[]
    }
    expect(comentarios.map(({ texto }) => texto)).toEqual(['Quem manda é ***.'])
    expect(await celulas()).toEqual(antes)
  })
})
