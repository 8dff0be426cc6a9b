import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { SurveyResults } from '#schemas/runtime/answers/survey-results.ts'
import type { RecordData } from '#schemas/runtime/model.ts'
import { Client, createTestApp, login, type TestApp } from '#tests/helpers/app.ts'
import { placesWith } from '#tests/server/lgpd/scan.ts'
import { acoesDe, COPIAS, errorsOf, messageOf, PESQUISAS, RESPOSTAS, type Stored } from './pesquisas.ts'

/** What was decided about anonymous surveys, each with its refusing side — spec 2 §7 'Surveys' */
let app: TestApp
let admin: Client
let lider: Client
let equipe: { area: { id: number }; ids: number[] }

const { rows, passo, pesquisa, gente, copias, corpo, abre } = acoesDe(() => ({ app, admin }))
const NOTA = { texto: 'Que nota?', tipo: 4, notaMinima: 0, notaMaxima: 10, obrigatoria: true }
const CORES = { texto: 'Cor?', tipo: 1, obrigatoria: false, respostas: [{ texto: 'Azul' }, { texto: 'Verde' }] }
const TEXTO = { texto: 'Por quê?', tipo: 3, obrigatoria: false }
const EXTERNO = '/api/externo/questionarios'
const AVALIACOES = '/api/avaliacao/avaliacoes'
const LGPD = '/api/utilitario/lgpd'
const GASTO = 'Este link já foi usado, venceu ou não é mais necessário.'
const NOME = 'Quitéria Sapoti Albuquerque'

beforeAll(async () => {
  app = await createTestApp()
  admin = await login(app, 'admin')
  equipe = await gente('Recusas', 6, 894_100)
  await rows("update talento set usuario_id = null where usuario_id = (select id from usuario where login = 'lider')")
  await rows("update talento set usuario_id = (select id from usuario where login = 'lider') where id = $1", [
    equipe.ids[0],
  ])
  await rows('update talento set nome = $1 where id = $2', [NOME, equipe.ids[1]])
  lider = await login(app, 'lider')
}, 120_000)
afterAll(() => app?.close())

/** A released anonymous survey of these six, of the whole or of areas. */
async function liberada(titulo: string, body: RecordData = {}): Promise<Stored> {
  const publico = { quem: 'CRITERIOS', areasOrganizacionais: [equipe.area] }
  const one = await pesquisa({ titulo, publico, ...body }, [NOTA, CORES, TEXTO])
  await passo(one, 'libera')
  return one
}
const daLider = async (one: Stored) => (await copias(one)).find(({ colaborador }) => colaborador === equipe.ids[0])?.id
const envia = async (copia: number | undefined, mais: RecordData = {}, client = lider, nota = 7) => {
  const { perguntas } = (await client.get(`${AVALIACOES}/${copia}/questionario`)).json() as {
    perguntas: { id: number }[]
  }
  return client.post(`${RESPOSTAS}/${copia}`, { respostas: [{ perguntaId: perguntas[0]?.id, nota }], ...mais })
}
/** Everybody of a survey but the one who logs in hands in, by links. */
async function todosRespondem(one: Stored, texto: (n: number) => string | undefined = () => undefined) {
  await envia(await daLider(one))
  for (const [n, { id, situacao }] of (await copias(one)).entries()) {
    if (situacao === 'R') continue
    const { mostra, codigo, stranger } = await abre(id)
    const [nota, , porQue] = mostra.perguntas
    const dito = texto(n)
    const respostas = [
      { perguntaId: nota?.id, nota: n },
      ...(dito === undefined ? [] : [{ perguntaId: porQue?.id, comentario: dito }]),
    ]
    const answer = await stranger.post(EXTERNO, { codigo, respostas })
    expect(answer.statusCode, answer.body).toBe(200)
  }
}
const folhas = async ({ id }: Stored) => (await rows('select from folha_selada where registro_id = $1', [id])).length
const refused = (answer: { statusCode: number; json(): unknown }) => [answer.statusCode, messageOf(answer)]

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

describe('bad input', () => {
  test('a second hand-in, after the end, an option of another survey, a mark out of range, 5 MB of text: nothing goes into the urn', async () => {
    const [one, outra] = [await liberada('Entradas'), await liberada('Outra')]
    const copia = await daLider(one)
    const perguntasDe = async (id?: number) =>
      (
        (await lider.get(`${AVALIACOES}/${id}/questionario`)).json() as {
          perguntas: { id: number; opcoes?: { id: number }[] }[]
        }
      ).perguntas
    const [nota, cor, texto] = await perguntasDe(copia)
    const alheias = await perguntasDe(await daLider(outra))
    const boa = { perguntaId: nota?.id, nota: 5 }
    for (const [mais, status] of [
      [{ perguntaId: cor?.id, respostaId: alheias[1]?.opcoes?.[0]?.id }, 400],
      [{ perguntaId: alheias[2]?.id, comentario: 'de outra' }, 400],
      [{ perguntaId: texto?.id, comentario: 'x'.repeat(4001) }, 400],
      [{ perguntaId: texto?.id, comentario: 'x'.repeat(5_000_000) }, 413],
    ] as const) {
      const answer = await lider.post(`${RESPOSTAS}/${copia}`, { respostas: [boa, mais] })
      expect([answer.statusCode, await folhas(one)], answer.body.slice(0, 200)).toEqual([status, 0])
      expect(messageOf(answer)).not.toBe('')
    }
    expect((await envia(copia, {}, lider, 11)).statusCode).toBe(400)
    const both = await Promise.all([envia(copia), envia(copia)])
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    expect([messageOf(await envia(copia)), await folhas(one)]).toEqual(['A avaliação já foi respondida.', 1])
    await passo(outra, 'encerra')
    expect(refused(await envia(await daLider(outra)))).toEqual([409, 'A pesquisa já foi encerrada.'])
  })

  test('another company’s people and areas are no audience', async () => {
    const [de2] = await rows<{ id: number }>('select id::int as id from talento where empresa_id = 2 limit 1')
    const answer = await admin.post(PESQUISAS, corpo({ publico: { quem: 'CRITERIOS', talentos: [{ id: de2?.id }] } }))
    expect([answer.statusCode, errorsOf(answer)[0]?.[0]]).toEqual([400, 'publico.talentos'])
  })

  test('script in the presentation and in comments stays text', async () => {
    const script = '<img src=x onerror=alert(1)><script>alert(1)</script>'
    await rows('delete from email_saida')
    const one = await liberada(`Com ${script}`.slice(0, 100), { cabecalho: script })
    const cartas = await rows<{ html: string }>('select html from email_saida')
    const abertas = cartas.map(({ html }) => app.fastify.prumo.secrets.unseal('email', html) ?? html)
    expect(abertas.length).toBeGreaterThan(0)
    expect(abertas.filter((html) => /<script|<img/.test(html))).toEqual([])
    await todosRespondem(one, () => script)
    await passo(one, 'encerra')
    const lidos = await admin.get(`${PESQUISAS}/${one.id}/comentarios`)
    expect(lidos.headers).toMatchObject({ 'x-content-type-options': 'nosniff' })
    expect(lidos.headers['content-type']).toMatch(/^application\/json/)
    const { comentarios } = lidos.json() as { comentarios: { texto: string }[] }
    expect(new Set(comentarios.map(({ texto }) => texto))).toEqual(new Set([script]))
  })

  test('a guessed, a replaced and a used link, and one of a survey that is gone, are told the same', async () => {
    const one = await liberada('Links')
    const [, segunda, terceira] = await copias(one)
    const trocado = await abre(segunda?.id ?? 0)
    const novo = await abre(segunda?.id ?? 0)
    const usado = await abre(terceira?.id ?? 0)
    const respostas = [{ perguntaId: usado.mostra.perguntas[0]?.id, nota: 1 }]
    expect((await usado.stranger.post(EXTERNO, { codigo: usado.codigo, respostas })).statusCode).toBe(200)
    const gone = await liberada('Recolhida')
    const recolhido = await abre((await copias(gone))[1]?.id ?? 0)
    await passo(gone, 'prepara')
    const codigos = ['x'.repeat(43), trocado.codigo, usado.codigo, recolhido.codigo]
    for (const [url, body] of [
      [`${EXTERNO}/mostra`, {}],
      [EXTERNO, { respostas }],
    ] as const) {
      const said = []
      for (const codigo of codigos) said.push(await new Client(app).post(url, { codigo, ...body }))
      expect(new Set(said.map(({ statusCode, body: text }) => `${statusCode} ${text}`)).size, url).toBe(1)
      expect([said[0]?.statusCode, said[0] && errorsOf(said[0])]).toEqual([400, [['codigo', GASTO]]])
    }
    expect((await novo.stranger.post(`${EXTERNO}/mostra`, { codigo: novo.codigo })).statusCode).toBe(200)
  })
})
