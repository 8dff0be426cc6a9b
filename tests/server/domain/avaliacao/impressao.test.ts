import { readXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RecordData } from '#schemas/runtime/model.ts'
import { type Client, login, type Response } from '#tests/helpers/app.ts'
import { pagesOf } from '#tests/helpers/pdf.ts'
import { AVALIACOES, type Cena, type Copia, cena, json, MINHAS } from './questionario.ts'

/** Answered, blank and compared questionnaires on paper and as a sheet. */
let c: Cena
let respondida: Copia
let segunda: Copia

beforeAll(async () => {
  c = await cena()
  respondida = await responde([
    ...c.completas(),
    { perguntaId: c.p.texto, comentario: 'Avisar antes.' },
    { perguntaId: c.p.livre, nota: 4, comentario: 'Ajudou no fechamento.' },
  ])
  segunda = await responde(c.completas().map((one) => (one.perguntaId === c.p.nota ? { ...one, nota: 10 } : one)))
}, 300_000)
afterAll(() => c?.app.close())

async function responde(respostas: RecordData[]): Promise<Copia> {
  const copia = await c.aplica({ email: null })
  json(await c.avaliador.put(`${AVALIACOES}/${copia.id}/respostas`, { respostas, observacao: 'Bom período.' }))
  return copia
}

async function textOf(answer: Response): Promise<string> {
  expect(answer.statusCode, answer.body.slice(0, 300)).toBe(200)
  expect(answer.headers['content-type']).toBe('application/pdf')
  return (await pagesOf(answer.rawPayload)).join('\n')
}
const pdf = (path: string, client: Client = c.admin) => client.get(`${MINHAS}/${path}`)

test('[REL-avaliacao/colaborador-questionario/impressao: rows] the answered questionnaire tells those who read results what came of it, and who answered only what he said', async () => {
  const deRh = await textOf(await pdf(`${respondida.id}/respondida/pdf`))
  // (2 × 66.667 + 75 + 40 + 75) / 5
  for (const words of ['Avaliada da Prova', 'Avaliadora da Prova', '64,67%', '66,7% alcançado', 'a corrigir'])
    expect(deRh).toContain(words)
  for (const words of ['Quase sempre', 'Avisar antes.', 'Explique a nota: Ajudou no fechamento.', 'Bom período.'])
    expect(deRh).toContain(words)
  const propria = await textOf(await pdf(`${respondida.id}/respondida/pdf`, c.avaliador))
  expect(propria).toContain('Avisar antes.')
  for (const words of ['64,67', 'alcançado', 'peso', 'a corrigir']) expect(propria).not.toContain(words)
})

test('grouped by aspect the names of aspects are headings; economical mode takes less paper', async () => {
  const lado = await textOf(await pdf(`${respondida.id}/respondida/pdf`))
  const grupos = await textOf(await pdf(`${respondida.id}/respondida/pdf?agruparPorAspecto=true`))
  const vezes = (text: string) => text.split('Entrega').length
  expect(vezes(lado)).toBeGreaterThan(vezes(grupos))
  const altura = async (query: string) => {
    const [page = ''] = await pagesOf((await pdf(`${respondida.id}/questionario/pdf?${query}`)).rawPayload)
    return page.length
  }
  expect(await altura('modoEconomico=true')).toBeGreaterThan(0)
})

test('blank it has boxes, marks and lines, and nothing of the answers', async () => {
  const text = await textOf(await pdf(`${respondida.id}/questionario/pdf`))
  for (const words of ['Nota das entregas', 'Quase sempre', 'Explique a nota:', 'opcional'])
    expect(text).toContain(words)
  expect(text.replaceAll(/\s+/g, ' ')).toContain('1 2 3 4 5 6 7 8 9 10')
  for (const words of ['Avisar antes.', 'Ajudou no fechamento.', 'Bom período.', 'alcançado'])
    expect(text).not.toContain(words)
})

test('[REL-avaliacao/colaborador-questionario/planilha: rows] as a sheet it has a line for each question', async () => {
  const rows = async (client: Client) => {
    const answer = await client.get(`${MINHAS}/${respondida.id}/respondida/xls`)
    expect(answer.statusCode).toBe(200)
    return (await readXlsx(answer.rawPayload)).sheets[0]?.rows ?? []
  }
  const [head, primeira, segundaLinha] = await rows(c.admin)
  expect(head).toEqual([
    ...['Ordem', 'Aspecto', 'Pergunta', 'Resposta', 'Nota', 'Escala', 'Comentário', 'Peso', 'Alcançado (%)'],
  ])
  expect(primeira).toHaveLength(9)
  expect(primeira).toEqual([1, 'Entrega', 'Nota das entregas', '', 7, '1 a 10', '', 2, 66.67])
  expect(segundaLinha?.slice(2, 4)).toEqual(['Cumpre os prazos?', 'Quase sempre'])
  expect((await rows(c.avaliador))[0]).toHaveLength(7)
})

test('two answered ones stand side by side, as data and on paper', async () => {
  const duas = json<{ perguntas: RecordData[]; aspectos: RecordData[]; a: RecordData }>(
    await pdf(`${respondida.id}/${segunda.id}/comparativa`),
  )
  expect(duas.perguntas[0]).toEqual({
    ...{ ordem: 1, texto: 'Nota das entregas', aspecto: 'Entrega' },
    a: { resposta: '7 de 10', alcancado: 66.67 },
    b: { resposta: '10 de 10', alcancado: 100 },
  })
  // (2 × 66.667 + 75) / 3 and (2 × 100 + 75) / 3
  expect(duas.aspectos[0]).toEqual({ aspecto: 'Entrega', a: 69.44, b: 91.67 })
  expect(duas.a).toMatchObject({ colaborador: { nome: 'Avaliada da Prova' }, performance: 64.67 })
  const text = await textOf(await pdf(`${respondida.id}/${segunda.id}/comparativa/pdf`))
  for (const words of ['7 de 10', '10 de 10', '69,44%', 'Avisar antes.', 'Sem resposta']) expect(text).toContain(words)
  const propria = json<{ perguntas: RecordData[]; aspectos: RecordData[] }>(
    await pdf(`${respondida.id}/${segunda.id}/comparativa`, c.avaliador),
  )
  expect(propria.aspectos).toEqual([])
  expect(propria.perguntas[0]?.a).toEqual({ resposta: '7 de 10' })
})

test('[REL-avaliacao/colaborador-questionario/impressao: empty, areas, companies] [REL-avaliacao/colaborador-questionario/planilha: empty, areas, companies] what is not answered is not printed as answered; others get nothing', async () => {
  const aberta = await c.aplica({ email: null })
  const answer = await pdf(`${aberta.id}/respondida/pdf`)
  expect([answer.statusCode, answer.json().message]).toEqual([409, 'A avaliação ainda não foi respondida.'])
  expect((await pdf(`${respondida.id}/${aberta.id}/comparativa`)).json().message).toBe(
    'Só avaliações respondidas são comparadas.',
  )
  const outros = [await login(c.app, 'rh2'), await login(c.app, 'lider')]
  for (const client of outros)
    for (const path of ['respondida/pdf', 'respondida/xls', 'questionario/pdf', `${segunda.id}/comparativa`])
      expect((await pdf(`${respondida.id}/${path}`, client)).statusCode).toBe(404)
})
