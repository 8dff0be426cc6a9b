import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { RecordData } from '#schemas/runtime/model.ts'
import type { Client } from '#tests/helpers/app.ts'
import { pagesOf } from '#tests/helpers/pdf.ts'
import {
  acoesDe,
  errorsOf,
  messageOf,
  PESQUISAS,
  RESPOSTAS,
  type Stored,
} from '#tests/server/domain/pesquisa/pesquisas.ts'
import { type Cenario, celulas, cenario, linhasDe } from './cenas/cenario.ts'

/** What a survey came to, in groups that were fixed at its release — spec 2 §5, §7. */
const NOME = 'avaliacao/pesquisa'
const CALL = '/api/avaliacao/relatorios/pesquisa'
let c: Cenario
/** areas of twelve, seven and four */
let doze: { area: { id: number }; ids: number[] }
let sete: typeof doze
let quatro: typeof doze
let clima: Stored
let nomeada: Stored

const { rows, made, passo, pesquisa, gente, copias, abre } = acoesDe(() => ({ app: c.app, admin: c.admin }))
const publico = (...areasOrganizacionais: { id: number }[]) => ({ quem: 'CRITERIOS', areasOrganizacionais })
const NOTA = { tipo: 4, notaMinima: 0, notaMaxima: 10, obrigatoria: true }
const MOTIVOS = ['Aprendo muito', 'Bom ambiente', 'Cargo claro', 'Dá orgulho', 'Fulano é ruim']

interface Vista {
  perguntas: { id: number; texto?: string; opcoes?: { id: number }[] }[]
}
const TEXTOS = ['Você recomendaria a empresa?', 'Sua rotina é previsível?', 'Por quê?'] as const
/** The questions as they were written, however they are shown. */
const emOrdem = ({ perguntas }: Vista) => TEXTOS.map((texto) => perguntas.find((each) => each.texto === texto))

/** A survey whose questions have aspects, in this order. */
async function comAspectos(body: RecordData): Promise<Stored> {
  const one = await pesquisa(body, [])
  const [orgulho, rotina] = [
    await made(`${PESQUISAS}/${one.id}/aspectos`, { nome: 'Orgulho' }),
    await made(`${PESQUISAS}/${one.id}/aspectos`, { nome: 'Rotina' }),
  ]
  for (const [texto, aspecto, more] of [
    ['Você recomendaria a empresa?', orgulho, NOTA],
    [
      'Sua rotina é previsível?',
      rotina,
      { tipo: 1, obrigatoria: false, respostas: ['Sim', 'Não'].map((um) => ({ texto: um })) },
    ],
    [TEXTOS[2], orgulho, { tipo: 3, obrigatoria: false }],
  ] as const)
    await made(`${PESQUISAS}/${one.id}/perguntas`, { texto, aspecto: { id: aspecto.id }, ...more })
  return one
}

beforeAll(async () => {
  c = await cenario()
  doze = await gente('Doze', 12, 895_100)
  sete = await gente('Sete', 7, 895_200)
  quatro = await gente('Quatro', 4, 895_300)
  clima = await comAspectos({ titulo: 'Clima', publico: publico(doze.area, sete.area, quatro.area) })
  await passo(clima, 'libera')
  // by area 10 × 6 and 7 × 6; 8 × 7; 5 × 4
  const notas = [...Array(6).fill(10), ...Array(6).fill(7), ...Array(7).fill(8), ...Array(4).fill(5)] as number[]
  for (const [i, { id }] of (await copias(clima)).entries()) {
    const { mostra, codigo, stranger } = await abre(id)
    const [recomenda, rotina, porque] = emOrdem(mostra)
    const answer = await stranger.post('/api/externo/questionarios', {
      codigo,
      respostas: [
        { perguntaId: recomenda?.id, nota: notas[i] },
        ...(i < 4 ? [{ perguntaId: rotina?.id, respostaId: rotina?.opcoes?.[0]?.id }] : []),
        ...(MOTIVOS[i] ? [{ perguntaId: porque?.id, comentario: MOTIVOS[i] }] : []),
      ],
    })
    expect(answer.statusCode, answer.body).toBe(200)
  }
  nomeada = await comAspectos({ titulo: 'Com nome', anonima: false, publico: publico(sete.area, quatro.area) })
  await passo(nomeada, 'libera')
  for (const [i, { id }] of (await copias(nomeada)).slice(5).entries()) {
    const perguntas = emOrdem((await c.admin.get(`/api/avaliacao/avaliacoes/${id}/questionario`)).json())
    const respostas = [
      { perguntaId: perguntas[0]?.id, nota: 4 + i },
      { perguntaId: perguntas[1]?.id, respostaId: perguntas[1]?.opcoes?.[i % 2]?.id },
      { perguntaId: perguntas[2]?.id, comentario: `Texto ${9 - i}` },
    ]
    if (i < 5) expect((await c.admin.post(`${RESPOSTAS}/${id}`, { respostas })).statusCode).toBe(200)
  }
}, 180_000)
afterAll(() => c?.app.close())

const filtros = (de: Stored, more: RecordData = {}) => ({
  ...{ pesquisaId: { id: de.id }, dataIni: c.app.today(), dataFim: c.app.today() },
  ...more,
})
const ask = (de: Stored, more: RecordData = {}, client: Client = c.admin) => linhasDe(client, NOME, filtros(de, more))
const CAMPOS = ['grupo', 'pergunta', 'resposta', 'quantidade', 'percentual', 'media', 'favoravel'] as const
const linhas = async (...asked: Parameters<typeof ask>) => celulas(await ask(...asked), ...CAMPOS)
const recusa = async (de: Stored, more: RecordData = {}, client: Client = c.admin) =>
  client.post(CALL, { filters: filtros(de, more), formato: 'json' })
const POUCAS = 'Menos de 5 respostas'
const [P1, P2, P3] = TEXTOS.map((texto, i) => `${i + 1}. ${texto}`) as [string, string, string]
const vazia = (grupo: string, pergunta: string | null, resposta: string) => [
  ...[grupo, pergunta, resposta, null, null, null, null],
]
const conta = (grupo: string, resposta: string, quantidade: number) => [
  ...[grupo, null, resposta, quantidade, null, null, null],
]
const parte = (grupo: string, pergunta: string, resposta: string, percentual: number) => [
  ...[grupo, pergunta, resposta, null, percentual, null, null],
]
const DOZE = [
  conta('Doze: Participação', 'Responderam', 12),
  ['Doze: Orgulho', null, 'Todo o aspecto', null, null, null, 100],
  ['Doze: Orgulho', P1, 'Total (NPS 50)', 12, null, 8.5, 100],
  parte('Doze: Orgulho', P1, 'Nota 7', 50),
  parte('Doze: Orgulho', P1, 'Nota 10', 50),
  vazia('Doze: Rotina', P2, POUCAS),
]
const oculta = (area: string) => [vazia(`${area}: Participação`, null, POUCAS)]

describe('an anonymous survey', () => {
  test('is told after the closing, by the period it was asked in', async () => {
    const early = await recusa(clima)
    expect([early.statusCode, messageOf(early)]).toEqual([
      409,
      'Os resultados anônimos aparecem depois do encerramento.',
    ])
    await passo(clima, 'encerra')
    const before = await recusa(clima, { dataIni: '2020-01-01', dataFim: '2020-01-31' })
    const today = c.app.today().split('-').reverse().join('/')
    expect([before.statusCode, messageOf(before)]).toEqual([
      404,
      `A pesquisa é de ${today} a 31/12/2099, fora do período informado.`,
    ])
    expect(errorsOf(await recusa(clima, { pesquisaId: null, dataFim: null }))).toEqual([
      ['pesquisaId', 'Pesquisa é obrigatória'],
      ['dataFim', 'Data Final é obrigatório'],
    ])
    expect(await linhas(clima, { dataIni: '2099-12-31', dataFim: '2099-12-31' })).toHaveLength(9)
  })

  test('[REL-avaliacao/pesquisa: rows, ties, empty] shares and marks by aspect, nothing of a question that too few answered', async () => {
    const todos = [
      conta('Participação', 'Convidados', 23),
      conta('Participação', 'Responderam', 23),
      ['Orgulho', null, 'Todo o aspecto', null, null, null, 82.61],
      ['Orgulho', P1, 'Total (NPS 9)', 23, null, 7.74, 82.61],
      parte('Orgulho', P1, 'Nota 5', 17.39),
      parte('Orgulho', P1, 'Nota 7', 26.09),
      parte('Orgulho', P1, 'Nota 8', 30.43),
      parte('Orgulho', P1, 'Nota 10', 26.09),
      vazia('Rotina', P2, POUCAS),
    ]
    expect(await linhas(clima)).toEqual(todos)
    const at = `${PESQUISAS}/${clima.id}/comentarios`
    const { comentarios } = (await c.admin.get(at)).json() as { comentarios: { id: string; texto: string }[] }
    const feio = comentarios.find(({ texto }) => texto === 'Fulano é ruim')
    await c.admin.put(`${at}/${feio?.id}`, { oculto: true, motivo: 'Cita uma pessoa' })
    expect(await linhas(clima)).toEqual(todos)
    await c.admin.put(at, { liberados: true })
    const textos = MOTIVOS.slice(0, 4).map((texto) => vazia('Orgulho', P3, texto))
    expect(await linhas(clima)).toEqual([...todos.slice(0, 8), ...textos, ...todos.slice(8)])
    const porPergunta = (await ask(clima, { agruparPorAspecto: false })).map(({ grupo }) => grupo)
    expect([...new Set(porPergunta)]).toEqual(['Participação', P1, P2, P3])
  })

  test('[REL-avaliacao/pesquisa: areas] a filter picks groups that were hidden for all together: no choice of them tells of the four or, by difference, of the seven', async () => {
    const [a, b, d] = [doze, sete, quatro].map(({ area }) => area.id)
    const escolhas: [number | undefined, unknown[][]][] = [
      [a, DOZE],
      [d, oculta('Quatro')],
      [b, oculta('Sete')],
    ]
    for (let mascara = 1; mascara < 8; mascara++) {
      const quais = escolhas.filter((_, i) => mascara & (1 << i))
      expect(await linhas(clima, { areasIds: quais.map(([id]) => id) })).toEqual(quais.flatMap(([, ditas]) => ditas))
    }
    const semCorte = await recusa(clima, { estabelecimentosIds: c.estabelecimentosIds })
    expect(errorsOf(semCorte)).toEqual([
      ['estabelecimentosIds', 'Esta pesquisa não tem resultados por Estabelecimento.'],
    ])
  })

  test('[REL-avaliacao/pesquisa: companies] who is restricted gets her areas, no total and no texts; another company nothing', async () => {
    const restringe = async (...areas: number[]) => {
      await rows(
        `update usuario_empresa set areas_ids = $1 where usuario_id = (select id from usuario where login = 'sem-role-cad-webhook')`,
        [JSON.stringify(areas)],
      )
      c.app.fastify.prumo.sessions.forget()
    }
    await restringe(doze.area.id)
    expect(await linhas(clima, {}, c.gestora)).toEqual(DOZE)
    expect(await linhas(clima, { areasIds: [sete.area.id] }, c.gestora)).toEqual([])
    await restringe(quatro.area.id)
    expect(await linhas(clima, {}, c.gestora)).toEqual(oculta('Quatro'))
    expect((await recusa(clima, {}, c.outra)).statusCode).toBe(404)
    expect((await recusa(clima, {}, await c.app.clientWithout('ROLE_REL_PESQUISA'))).statusCode).toBe(403)
  })
})

describe('a survey with names', () => {
  test('tells groups of any size, and what they wrote to who may read single answers', async () => {
    const soQuatro = [
      conta('Quatro: Participação', 'Responderam', 3),
      ['Quatro: Orgulho', null, 'Todo o aspecto', null, null, null, 66.67],
      // marks 6, 7 and 8: no promoter, one of 0 to 6
      ['Quatro: Orgulho', P1, 'Total (NPS -33)', 3, null, 7, 66.67],
      ...[6, 7, 8].map((nota) => parte('Quatro: Orgulho', P1, `Nota ${nota}`, 33.33)),
      ...[5, 6, 7].map((n) => vazia('Quatro: Orgulho', P3, `Texto ${n}`)),
      ['Quatro: Rotina', P2, 'Total', 3, null, null, null],
      parte('Quatro: Rotina', P2, 'Sim', 66.67),
      parte('Quatro: Rotina', P2, 'Não', 33.33),
    ]
    const areasIds = [quatro.area.id]
    expect(await linhas(nomeada, { areasIds })).toEqual(soQuatro)
    expect((await linhas(nomeada)).slice(0, 2)).toEqual([
      conta('Participação', 'Convidados', 11),
      conta('Participação', 'Responderam', 5),
    ])
    const filters = filtros(nomeada)
    const pdf = await c.admin.post(CALL, { filters, formato: 'pdf' })
    const text = (await pagesOf(pdf.rawPayload)).join(' ')
    expect(text).toContain('Pesquisa: Com nome')
    expect(text).toContain('Texto 9')
    expect(text).not.toContain('Quatro 1')
    const leitor = await c.app.clientWithout('ROLE_PESQUISA_RESULTADOS', ['ROLE_PESQUISA_EXCLUIR_RESPOSTAS'])
    expect((await linhas(nomeada, { areasIds }, leitor)).map(([, , resposta]) => resposta)).not.toContain('Texto 5')
  })
})
