import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addDays } from '#schemas/runtime/days/days.ts'
import type { RecordData } from '#schemas/runtime/model.ts'
import { Client, login } from '#tests/helpers/app.ts'
import { AVALIACOES, type Cena, type Copia, cena, EXTERNO, erros, json, MINHAS } from './questionario.ts'

/** A copy of a questionnaire being answered: in the product, and by the link of an e-mail. */
const GASTO = 'codigo: Este link já foi usado, venceu ou não é mais necessário.'
let c: Cena

beforeAll(async () => {
  c = await cena()
}, 300_000)
beforeEach(async () => {
  for (const table of ['tentativa_login', 'email_saida']) await c.app.database.pool.query(`delete from ${table}`)
})
afterAll(() => c?.app.close())

const put = ({ id }: Copia, body: RecordData, client = c.avaliador) => client.put(`${AVALIACOES}/${id}/respostas`, body)
const rascunho = (copia: Copia, respostas: RecordData[], more: RecordData = {}, client = c.avaliador) =>
  put(copia, { respostas, respondidoParcialmente: true, ...more }, client)
const questionario = async ({ id }: Copia, client = c.avaliador) => client.get(`${AVALIACOES}/${id}/questionario`)
const dadas = (view: RecordData) =>
  new Map((view.respostas as RecordData[]).map((one) => [one.perguntaId as number, one]))
const stored = async ({ id }: Copia) => json(await c.admin.get(`${AVALIACOES}/${id}`))

describe('answering in the product', () => {
  test('the worked number: weight 2 mark 7 of 1–10, option 3 of 4, 2 of 5 and an empty optional one make 62.08%', async () => {
    const copia = await c.aplica()
    json(await put(copia, { respostas: c.completas(), versao: copia.versao }))
    // (2 × 66.667 + 75 + 40) / 4
    expect(await stored(copia)).toMatchObject({ situacao: 'R', performance: 62.08, aprovado: true })
    const resultado = json<RecordData>(await c.admin.get(`${AVALIACOES}/${copia.id}/resultado`))
    // 'Entrega': (2 × 66.667 + 75) / 3; 'Equipe': 2 of 5
    expect(resultado.aspectos).toEqual([
      { aspecto: 'Entrega', percentual: 69.44 },
      { aspecto: 'Equipe', percentual: 40 },
    ])
    expect(dadas(resultado).get(c.p.nota)).toMatchObject({ nota: 7, alcancado: 66.67 })
  })

  test('questions stand aspect by aspect, one that hangs on another right after its aspect begins; nothing tells the better answer', async () => {
    const view = json<RecordData>(await questionario(await c.aplica()))
    const perguntas = view.perguntas as (RecordData & { texto: string; ordem: number })[]
    expect(perguntas.map(({ ordem, texto }) => `${ordem} ${texto}`)).toEqual([
      '1 Nota das entregas',
      '2 Cumpre os prazos?',
      '3 Por que a nota é baixa?',
      '4 O que você viu?',
      '5 O que pode melhorar?',
      '6 Nota livre',
    ])
    expect(perguntas[1]?.opcoes).toEqual(
      ['Nunca', 'Às vezes', 'Quase sempre', 'Sempre'].map((texto) => ({ id: c.o[texto], texto })),
    )
    expect(perguntas.some((one) => 'respostaSugerida' in one)).toBe(false)
  })

  test('a draft may be incomplete and is gone on with; what was not named keeps its answer, what was taken back is gone', async () => {
    const copia = await c.aplica()
    const primeiro = json(await rascunho(copia, [{ perguntaId: c.p.nota, nota: 8 }], { observacao: 'Falta ouvir.' }))
    expect(primeiro).toMatchObject({ situacao: 'P', observacao: 'Falta ouvir.' })
    const segundo = json(
      await rascunho(copia, [{ perguntaId: c.p.texto, comentario: 'Prazos.' }], { versao: primeiro.versao }),
    )
    expect(dadas(segundo).get(c.p.nota)).toMatchObject({ nota: 8 })
    expect(dadas(segundo).get(c.p.texto)).toMatchObject({ comentario: 'Prazos.' })
    const terceiro = json(await rascunho(copia, [{ perguntaId: c.p.nota }], { versao: segundo.versao }))
    expect(dadas(terceiro).get(c.p.nota)).toEqual({ perguntaId: c.p.nota, tipoId: 4 })
    expect(await stored(copia)).toMatchObject({ situacao: 'P' })
  })

  test('[R-RESP-01] [R-RESP-03] what is missing is named question by question, and nothing is stored', async () => {
    const copia = await c.aplica()
    const answer = await put(copia, { respostas: [{ perguntaId: c.p.nota, nota: 3 }] })
    expect(answer.statusCode).toBe(400)
    expect(erros(answer)).toEqual([
      'respostas[1]: Responda a pergunta 2.',
      'respostas[2]: Responda a pergunta 3.',
      'respostas[3]: Responda a pergunta 4.',
    ])
    expect(await stored(copia)).toMatchObject({ situacao: 'N' })
  })

  test('a comment that is asked for has to be there at hand-in, not in a draft', async () => {
    const copia = await c.aplica()
    const semComentario = [...c.completas(), { perguntaId: c.p.livre, nota: 4 }]
    json(await rascunho(copia, semComentario))
    const answer = await put(copia, { respostas: semComentario })
    expect(erros(answer)).toEqual(['respostas[5]: Escreva o comentário da pergunta 6.'])
    json(await put(copia, { respostas: [{ perguntaId: c.p.livre, nota: 4, comentario: 'Ajudou no fechamento.' }] }))
    expect(await stored(copia)).toMatchObject({ situacao: 'R' })
  })

  test('a question that is not asked is never missing, and its answer is dropped', async () => {
    const copia = await c.aplica()
    const motivo = { perguntaId: c.p.motivo, comentario: 'Faltou prazo.' }
    json(await rascunho(copia, [{ perguntaId: c.p.nota, nota: 3 }, motivo]))
    const view = json<RecordData>(await put(copia, { respostas: c.completas() }))
    expect(dadas(view).get(c.p.motivo)).toEqual({ perguntaId: c.p.motivo, tipoId: 3 })
    const baixa = await c.aplica()
    const notas = c.completas().map((one) => (one.perguntaId === c.p.nota ? { ...one, nota: 5 } : one))
    expect(erros(await put(baixa, { respostas: notas }))).toEqual(['respostas[2]: Responda a pergunta 3.'])
    const dela = json<RecordData>(await put(baixa, { respostas: [...notas, motivo] }))
    expect(dadas(dela).get(c.p.motivo)).toMatchObject({ comentario: 'Faltou prazo.' })
  })

  test('[R-RESP-02] a draft may not be wrong: mark out of range, option of another question, two of one, question of another questionnaire', async () => {
    const copia = await c.aplica()
    const outra = await c.make('avaliacao/modelos-avaliacao', { titulo: 'Prova: outro', tipo: 'D' })
    const alheia = await c.make('avaliacao/perguntas', {
      ...{ questionario: { id: (outra.questionario as RecordData).id }, ordem: 1, tipo: 4, texto: 'Alheia' },
    })
    const wrong = async (resposta: RecordData) => erros(await rascunho(copia, [resposta]))
    expect(await wrong({ perguntaId: c.p.nota, nota: 11 })).toEqual([
      'respostas[0]: A nota da pergunta 1 vai de 1 a 10.',
    ])
    expect(await wrong({ perguntaId: c.p.nota, nota: 0 })).toHaveLength(1)
    expect(await wrong({ perguntaId: c.p.objetiva, respostaId: c.o.Ajuda })).toEqual([
      'respostas[1]: A pergunta 2 não tem esta opção.',
    ])
    expect(await wrong({ perguntaId: c.p.objetiva, respostasIds: [c.o.Nunca, c.o.Sempre] })).toEqual([
      'respostas[1]: A pergunta 2 aceita uma resposta só.',
    ])
    expect(await wrong({ perguntaId: alheia.id, nota: 5 })).toEqual(['respostas: Esta pergunta não é desta avaliação.'])
    expect(await stored(copia)).toMatchObject({ situacao: 'N', versao: copia.versao })
  })

  test('handed in once; a second time, and after the last day, it is refused', async () => {
    const copia = await c.aplica()
    json(await put(copia, { respostas: c.completas() }))
    const again = await put(copia, { respostas: c.completas() })
    expect([again.statusCode, again.json().message]).toEqual([409, 'A avaliação já foi respondida.'])
    const atrasada = await c.aplica({ prazo: c.app.today() })
    json(await rascunho(atrasada, [{ perguntaId: c.p.nota, nota: 8 }]))
    await c.app.database.pool.query('update colaborador_questionario set prazo = $2 where id = $1', [
      ...[atrasada.id, addDays(c.app.today(), -1)],
    ])
    const late = await put(atrasada, { respostas: c.completas() })
    expect([late.statusCode, late.json().message]).toEqual([409, 'O prazo para responder terminou.'])
    expect(json<RecordData>(await questionario(atrasada)).fechada).toBe('O prazo para responder terminou.')
  })

  test('a stale version is refused with the copy as it stands, so that the page goes on from there', async () => {
    const copia = await c.aplica()
    json(await rascunho(copia, [{ perguntaId: c.p.nota, nota: 8 }], { versao: copia.versao }))
    const answer = await rascunho(copia, [{ perguntaId: c.p.texto, comentario: 'B' }], { versao: copia.versao })
    expect(answer.statusCode).toBe(409)
    const { errors, atual } = answer.json() as { errors: RecordData[]; atual: RecordData }
    expect(errors[0]?.code).toBe('VERSAO_DESATUALIZADA')
    expect(dadas(atual).get(c.p.nota)).toMatchObject({ nota: 8 })
    // nothing that only those who read results may know
    expect(JSON.stringify(atual)).not.toMatch(/respostaSugerida|"peso":4|performance/)
    json(await rascunho(copia, [{ perguntaId: c.p.texto, comentario: 'B' }], { versao: atual.versao }))
  })
})

describe('who may answer and read', () => {
  test('the user of the named talent; HR where nobody is named; others do not even know of it', async () => {
    const copia = await c.aplica()
    const rh2 = await login(c.app, 'rh2')
    const lider = await login(c.app, 'lider')
    for (const client of [rh2, lider]) {
      expect((await questionario(copia, client)).statusCode).toBe(404)
      expect((await put(copia, { respostas: [] }, client)).statusCode).toBe(404)
      expect((await client.get(`${MINHAS}/${copia.id}`)).statusCode).toBe(404)
      const respostas = `/api/avaliacao/respostas/avaliacao-desempenho-questionario?colaboradorQuestionarioId=${copia.id}`
      expect((await client.get(respostas)).statusCode).toBe(404)
    }
    // whoever reads evaluations sees it, and answers it not
    expect((await questionario(copia, c.admin)).statusCode).toBe(403)
    expect((await put(copia, { respostas: c.completas() }, c.admin)).statusCode).toBe(403)
    const deNinguem = await c.aplica({ avaliador: null })
    expect((await questionario(deNinguem)).statusCode).toBe(404)
    json(await put(deNinguem, { respostas: c.completas() }, c.admin))
    expect((await new Client(c.app).get(`${AVALIACOES}/${copia.id}/questionario`)).statusCode).toBe(401)
  })

  test('who answered reads what he said without what came of it; those who read results see both', async () => {
    const copia = await c.aplica()
    json(await put(copia, { respostas: [...c.completas(), { perguntaId: c.p.texto, comentario: 'Prazos.' }] }))
    const url = `/api/avaliacao/respostas/avaliacao-desempenho-questionario?colaboradorQuestionarioId=${copia.id}`
    const versao = (await stored(copia)).versao
    const correcao = { versao, correcoes: [{ perguntaId: c.p.texto, correcao: 50 }] }
    expect((await c.avaliador.put(`${AVALIACOES}/${copia.id}/correcao`, correcao)).statusCode).toBe(403)
    json(await c.admin.put(`${AVALIACOES}/${copia.id}/correcao`, correcao))
    const proprias = json<RecordData[]>(await c.avaliador.get(url))
    expect(proprias.find(({ perguntaId }) => perguntaId === c.p.texto)).toEqual({
      ...{ perguntaId: c.p.texto, tipoId: 3, comentario: 'Prazos.' },
    })
    const lidas = json<RecordData[]>(await c.admin.get(url))
    expect(lidas.find(({ perguntaId }) => perguntaId === c.p.texto)).toMatchObject({ correcao: 50, alcancado: 50 })
    expect((await c.avaliador.get(`${AVALIACOES}/${copia.id}/resultado`)).statusCode).toBe(403)
    // (2 × 66.667 + 75 + 40 + 50) / 5
    expect(await stored(copia)).toMatchObject({ performance: 59.67, aprovado: false })
  })
})

describe('the evaluations somebody answers himself', () => {
  test('are listed with what is due first, by state and page, each call as its screen makes it', async () => {
    for (const table of ['colaborador_questionario_resposta', 'colaborador_questionario'])
      await c.app.database.pool.query(`delete from ${table}`)
    const [a, b, d] = [
      await c.aplica({ prazo: addDays(c.app.today(), 9) }),
      await c.aplica({ prazo: addDays(c.app.today(), 2) }),
      await c.aplica(),
    ]
    json(await rascunho(a, [{ perguntaId: c.p.nota, nota: 8 }]))
    json(await put(d, { respostas: c.completas() }))
    const lista = async (query: string) => {
      const answer = await c.avaliador.get(`${MINHAS}?${query}`)
      return { ids: json<Copia[]>(answer).map(({ id }) => id), range: answer.headers['content-range'] }
    }
    expect(await lista('situacao=T')).toEqual({ ids: [b.id, a.id, d.id], range: 'avaliacoes 0-2/3' })
    expect(await lista('situacao=R')).toMatchObject({ ids: [d.id] })
    expect(await lista('situacao=N')).toMatchObject({ ids: [b.id] })
    expect(await lista('situacao=P')).toMatchObject({ ids: [a.id] })
    expect(await lista('size=1&page=1')).toEqual({ ids: [a.id], range: 'avaliacoes 1-1/3' })
    expect(await lista('avaliacaoDesempenho=999')).toEqual({ ids: [], range: 'items */0' })
    const [primeira] = json<RecordData[]>(await c.avaliador.get(`${MINHAS}?situacao=P`))
    expect(primeira).toMatchObject({
      ...{ respondida: false, respondidaParcialmente: true, vencida: false, quantidade: 6, respondidas: 1 },
      colaborador: { id: c.avaliada.id, nome: 'Avaliada da Prova' },
    })
    expect((await c.avaliador.get(`${MINHAS}?situacao=X`)).statusCode).toBe(400)
    const semTalento = await login(c.app, 'rh2')
    expect((await semTalento.get(MINHAS)).json().errors[0].code).toBe('SEM_TALENTO')
  })

  test('[R-RESP-04] are answered by an array of answers or by a body with them', async () => {
    const [a, b] = [await c.aplica(), await c.aplica()]
    expect(json<RecordData>(await c.avaliador.post(`${MINHAS}/${a.id}`, c.completas()))).toMatchObject({
      situacao: 'R',
    })
    const parcial = { respostas: [{ perguntaId: c.p.nota, nota: 9 }], respondidoParcialmente: true }
    expect(json<RecordData>(await c.avaliador.post(`${MINHAS}/${b.id}`, parcial))).toMatchObject({ situacao: 'P' })
    expect((await c.avaliador.post(`${MINHAS}/${b.id}`, { respostas: 'sim' })).statusCode).toBe(400)
    expect((await c.avaliador.post(`${MINHAS}/${b.id}`, [{ nota: 3 }])).statusCode).toBe(400)
    const { respostas: _, ...cabeca } = json<RecordData>(await c.avaliador.get(`${MINHAS}/${b.id}`))
    expect(cabeca).toMatchObject({ respondidaParcialmente: true, titulo: 'Prova: desempenho' })
    expect(_).toBeUndefined()
    const comRespostas = await c.avaliador.get(`/api/avaliacao/respostas/colaborador?colaboradorQuestionarioId=${b.id}`)
    expect(dadas(json<RecordData>(comRespostas)).get(c.p.nota)).toMatchObject({ nota: 9 })
    const semId = await c.avaliador.get('/api/avaliacao/respostas/colaborador')
    expect(semId.statusCode).toBe(400)
  })
})

describe('by the link of an e-mail', () => {
  const estranho = () => new Client(c.app)
  const mostra = (codigo: string) => estranho().post(`${EXTERNO}/mostra`, { codigo })
  const envia = (codigo: string, body: RecordData) => estranho().post(EXTERNO, { codigo, ...body })
  const link = async ({ id }: Copia) =>
    /#([\w-]{43})$/.exec(json<{ link: string }>(await c.admin.post(`${AVALIACOES}/${id}/link`)).link)?.[1] ?? ''

  test('it goes with the e-mail, is answered in two sittings, and ends with handing in', async () => {
    const copia = await c.aplica()
    const { rows } = await c.app.database.pool.query('select para, texto from email_saida order by id')
    expect(rows.map(({ para }) => para)).toEqual(['avaliadora@exemplo.com.br'])
    const carta = c.app.fastify.prumo.secrets.unseal('email', rows[0].texto) ?? ''
    const codigo = /\/externo\/questionario\?empresaId=1#([\w-]{43})/.exec(carta)?.[1] ?? ''
    const primeira = json<RecordData>(await mostra(codigo))
    expect(primeira).toMatchObject({ titulo: 'Prova: desempenho', avaliador: { nome: 'Avaliadora da Prova' } })
    const guardada = json(
      await envia(codigo, {
        ...{ respondidoParcialmente: true, observacao: 'Aos poucos.', versao: primeira.versao },
        respostas: [{ perguntaId: c.p.nota, nota: 7 }],
      }),
    )
    expect(guardada.situacao).toBe('P')
    const segunda = json<RecordData>(await mostra(codigo))
    expect(dadas(segunda).get(c.p.nota)).toMatchObject({ nota: 7 })
    expect(segunda.observacao).toBe('Aos poucos.')
    json(await envia(codigo, { respondidoParcialmente: true, observacao: '', respostas: [] }))
    expect(json<RecordData>(await mostra(codigo)).observacao).toBeUndefined()
    expect(json(await envia(codigo, { respostas: c.completas() })).situacao).toBe('R')
    expect(await stored(copia)).toMatchObject({ situacao: 'R', performance: 62.08 })
    for (const answer of [await mostra(codigo), await envia(codigo, { respostas: c.completas() })]) {
      expect(answer.statusCode).toBe(400)
      expect(erros(answer)).toEqual([GASTO])
    }
  })

  test('a wrong delivery leaves the link as it is; guessed, replaced and late ones get one and the same answer', async () => {
    const copia = await c.aplica({ email: null, prazo: c.app.today() })
    const velho = await link(copia)
    const novo = await link(copia)
    expect(erros(await envia(novo, { respostas: [{ perguntaId: c.p.nota, nota: 99 }] }))).toContain(
      'respostas[0]: A nota da pergunta 1 vai de 1 a 10.',
    )
    json(await mostra(novo))
    for (const codigo of [velho, 'x'.repeat(43)]) expect(erros(await mostra(codigo))).toEqual([GASTO])
    await c.app.database.pool.query('update colaborador_questionario set prazo = $2 where id = $1', [
      ...[copia.id, addDays(c.app.today(), -1)],
    ])
    expect(erros(await mostra(novo))).toEqual([GASTO])
    expect((await c.admin.post(`${AVALIACOES}/${copia.id}/link`)).json().message).toBe(
      'O prazo para responder terminou.',
    )
  })

  test('a stale version tells what is stored; two deliveries at once make one', async () => {
    const copia = await c.aplica({ email: null })
    const codigo = await link(copia)
    const { versao } = json(await mostra(codigo))
    json(
      await envia(codigo, {
        ...{ respondidoParcialmente: true, versao },
        respostas: [{ perguntaId: c.p.nota, nota: 6 }],
      }),
    )
    const stale = await envia(codigo, { versao, respostas: c.completas() })
    expect(stale.statusCode).toBe(409)
    expect(dadas(stale.json().atual).get(c.p.nota)).toMatchObject({ nota: 6 })
    const both = await Promise.all([1, 2].map(() => envia(codigo, { respostas: c.completas() })))
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400])
  })

  test('many guesses are refused for a while', async () => {
    const statuses = []
    for (let i = 0; i < 40; i++) statuses.push((await mostra(`${i}`.padStart(43, 'a'))).statusCode)
    expect(statuses.at(-1)).toBe(429)
  })
})
