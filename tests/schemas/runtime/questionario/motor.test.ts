import { describe, expect, test } from 'vitest'
import { condicoesErradas, perguntasVisiveis } from '#schemas/runtime/questionario/condicoes.ts'
import { emOrdem } from '#schemas/runtime/questionario/ordem.ts'
import {
  MULTIPLA,
  NOTA,
  OBJETIVA,
  type Pergunta,
  type Respondida,
  type Resposta,
  SUBJETIVA,
} from '#schemas/runtime/questionario/pergunta.ts'
import { comRespostas, type Dada } from '#schemas/runtime/questionario/respostas.ts'
import { aspectosDe, percentualDe } from '#schemas/runtime/questionario/resultado.ts'

/** The engine of questionnaires: what is asked, what fits, what it comes to. It knows no entity. */
const pergunta = (id: number, more: Partial<Pergunta> = {}): Pergunta => ({
  ...{ id, ordem: id, texto: `Pergunta ${id}`, tipo: NOTA, obrigatoria: true },
  ...more,
})
const opcoes = (...pesos: number[]) => pesos.map((peso, i) => ({ id: i + 1, texto: `Opção ${i + 1}`, peso }))
const item = (um: Pergunta, resposta: Resposta = {}): Respondida => ({ pergunta: um, resposta })
const entrega = { rascunho: false, exigeComentario: true }
const mensagens = (itens: Respondida[], dadas: Dada[], como = entrega) =>
  comRespostas(itens, dadas, como).recusas.map(({ ordem, mensagem }) => [ordem, mensagem])

describe('the result', () => {
  const objetiva = pergunta(2, { tipo: OBJETIVA, opcoes: opcoes(1, 2, 3, 4) })
  const multipla = pergunta(3, { tipo: MULTIPLA, opcoes: opcoes(1, 1, 1, 2) })

  test('weighs what was reached: (2 × 66.667 + 75 + 40) / 4 = 62.08', () => {
    const respondidas = [
      item(pergunta(1, { peso: 2, notaMinima: 1, notaMaxima: 10 }), { nota: 7 }),
      item(objetiva, { opcoes: [3] }),
      // weights 1 + 1 of 5
      item(multipla, { opcoes: [1, 2] }),
      item(pergunta(4, { obrigatoria: false })),
    ]
    expect(percentualDe(respondidas)).toBe(62.08)
  })

  test('counts a text once somebody has given it a mark, and nothing that is not answered', () => {
    const texto = pergunta(1, { tipo: SUBJETIVA })
    expect(percentualDe([item(texto, { texto: 'Sim' })])).toBeUndefined()
    expect(percentualDe([item(texto, { texto: 'Sim', correcao: 30 }), item(objetiva)])).toBe(30)
    expect(percentualDe([])).toBeUndefined()
  })

  test('is told by aspect, in the order of the questions', () => {
    const respondidas = [
      item(pergunta(1, { aspecto: 'Técnica' }), { nota: 5 }),
      item(pergunta(2), { nota: 10 }),
      item(pergunta(3, { aspecto: 'Técnica', peso: 3 }), { nota: 9 }),
    ]
    expect(aspectosDe(respondidas)).toEqual([
      { aspecto: 'Técnica', percentual: 80 },
      { aspecto: 'Geral', percentual: 100 },
    ])
  })

  test('of one mark that is all there is, and of options without weights', () => {
    expect(percentualDe([item(pergunta(1, { notaMinima: 5, notaMaxima: 5 }), { nota: 5 })])).toBe(100)
    expect(percentualDe([item(pergunta(1, { tipo: OBJETIVA, opcoes: opcoes(0, 0) }), { opcoes: [1] })])).toBe(0)
  })
})

describe('a question that depends on an earlier answer', () => {
  const primeira = pergunta(1, { tipo: OBJETIVA, opcoes: opcoes(0, 1) })
  const porque = pergunta(2, { tipo: SUBJETIVA, condicao: { pergunta: 1, opcoes: [1] } })
  const depois = pergunta(3, { condicao: { pergunta: 2 } })
  const nota = pergunta(4, { condicao: { pergunta: 3, notaAte: 6 } })
  const ids = (itens: Respondida[]) => perguntasVisiveis(itens).map((one) => one.pergunta.id)

  test('is asked when that answer was given, and none that hangs on one that is not asked', () => {
    expect(ids([item(primeira), item(porque), item(depois)])).toEqual([1])
    expect(ids([item(primeira, { opcoes: [2] }), item(porque, { texto: 'x' }), item(depois)])).toEqual([1])
    expect(ids([item(primeira, { opcoes: [1] }), item(porque), item(depois)])).toEqual([1, 2])
    const tres = [item(primeira, { opcoes: [1] }), item(porque, { texto: 'x' })]
    expect(ids([...tres, item(depois, { nota: 6 }), item(nota)])).toEqual([1, 2, 3, 4])
    expect(ids([...tres, item(depois, { nota: 6.5 }), item(nota)])).toEqual([1, 2, 3])
  })

  test('while it is not asked is never missing, loses its answer when handed in, and counts for nothing', () => {
    const respondidas = [item({ ...primeira, peso: 1 }, { opcoes: [2] }), item(depois, { nota: 0 })]
    expect(
      percentualDe([
        respondidas[0] as Respondida,
        item(pergunta(3, { condicao: { pergunta: 1, opcoes: [1] } }), { nota: 0 }),
      ]),
    ).toBe(100)
    const handed = comRespostas(
      [item(primeira), item(porque, { texto: 'De antes' })],
      [{ pergunta: 1, opcoes: [2] }],
      entrega,
    )
    expect([handed.recusas, handed.itens[1]?.resposta]).toEqual([[], {}])
    const asked = mensagens([item(primeira), item(porque)], [{ pergunta: 1, opcoes: [1] }])
    expect(asked).toEqual([[2, 'Responda a pergunta 2.']])
    // a draft keeps what may be asked again
    const draft = comRespostas([item(primeira), item(porque, { texto: 'De antes' })], [{ pergunta: 1, opcoes: [2] }], {
      ...{ rascunho: true, exigeComentario: true },
    })
    expect(draft.itens[1]?.resposta).toEqual({ texto: 'De antes' })
  })

  test('looks at an earlier question that can give such an answer', () => {
    const erros = (...perguntas: Pergunta[]) =>
      condicoesErradas(perguntas).map(({ indice, mensagem }) => [indice, mensagem])
    expect(erros(primeira, porque, depois, nota)).toEqual([])
    expect(erros(porque, primeira)).toEqual([[0, 'A condição olha para uma pergunta que não vem antes desta.']])
    expect(erros(pergunta(1, { condicao: { pergunta: 1 } }))).toEqual([
      [0, 'A condição olha para uma pergunta que não vem antes desta.'],
    ])
    const com = (condicao: Pergunta['condicao']) => pergunta(9, { condicao })
    expect(erros(primeira, com({ pergunta: 1, opcoes: [7] }))).toEqual([
      [1, 'A condição olha para uma opção que a pergunta 1 não tem.'],
    ])
    expect(erros(primeira, com({ pergunta: 1, opcoes: [] }))).toEqual([
      [1, 'A condição não diz com qual opção a pergunta é feita.'],
    ])
    expect(erros(primeira, com({ pergunta: 1, notaDe: 1 }))).toEqual([
      [1, 'A pergunta 1 não tem nota para a condição.'],
    ])
    expect(erros(pergunta(1), com({ pergunta: 1, opcoes: [1] }))).toEqual([
      [1, 'A pergunta 1 não tem opções para a condição.'],
    ])
    for (const condicao of [{ notaDe: 11 }, { notaAte: -1 }, { notaDe: 6, notaAte: 5 }])
      expect(erros(pergunta(1), com({ pergunta: 1, ...condicao }))).toEqual([
        [1, 'Nenhuma nota da pergunta 1 satisfaz a condição.'],
      ])
    expect(erros(pergunta(1), com({ pergunta: 1, notaDe: 10 }))).toEqual([])
  })
})

describe('an answer', () => {
  const objetiva = pergunta(1, { tipo: OBJETIVA, opcoes: opcoes(0, 1) })
  const marca = pergunta(2, { notaMinima: 1, notaMaxima: 5 })
  const comenta = pergunta(3, { tipo: MULTIPLA, opcoes: opcoes(1, 1), pedeComentario: 'Por quê?' })
  const tudo = [item(objetiva), item(marca), item(comenta)]

  test('fits its question, in a draft as well', () => {
    const rascunho = { rascunho: true, exigeComentario: true }
    for (const como of [rascunho, entrega]) {
      const said = mensagens(
        tudo,
        [
          ...[
            { pergunta: 1, opcoes: [1, 2] },
            { pergunta: 2, nota: 6 },
            { pergunta: 3, opcoes: [9], comentario: 'x' },
          ],
          { pergunta: 77, nota: 1 },
        ],
        como,
      )
      expect(said).toEqual([
        [undefined, 'Esta pergunta não é desta avaliação.'],
        [1, 'A pergunta 1 aceita uma resposta só.'],
        [2, 'A nota da pergunta 2 vai de 1 a 5.'],
        [3, 'A pergunta 3 não tem esta opção.'],
      ])
    }
  })

  test('may be missing in a draft; handed in, what is mandatory is there, and the comment that is asked for', () => {
    expect(mensagens(tudo, [], { rascunho: true, exigeComentario: true })).toEqual([])
    expect(mensagens(tudo, [{ pergunta: 3, opcoes: [1] }])).toEqual([
      [1, 'Responda a pergunta 1.'],
      [2, 'Responda a pergunta 2.'],
      [3, 'Escreva o comentário da pergunta 3.'],
    ])
    const dadas = [
      { pergunta: 1, opcoes: [1] },
      { pergunta: 2, nota: 1 },
      { pergunta: 3, opcoes: [1] },
    ]
    expect(mensagens(tudo, dadas, { rascunho: false, exigeComentario: false })).toEqual([])
    const opcional = [item(pergunta(1, { obrigatoria: false, pedeComentario: 'Por quê?' }))]
    expect(mensagens(opcional, [])).toEqual([])
  })

  test('takes the place of the one before; a question that is not named keeps its own; the last of two counts', () => {
    const { itens } = comRespostas(
      [item(marca, { nota: 2, comentario: 'x' }), item(objetiva, { opcoes: [2] })],
      [
        ...[
          { pergunta: 2, nota: 3.456 },
          { pergunta: 2, nota: 4.567, texto: 'kein Text' },
        ],
      ],
      { rascunho: true, exigeComentario: false },
    )
    expect(itens.map(({ resposta }) => resposta)).toEqual([{ nota: 4.57 }, { opcoes: [2] }])
  })
})

describe('the order', () => {
  const perguntas = Array.from({ length: 12 }, (_, i) =>
    pergunta(i + 1, { ordem: 20 - i, ...(i % 4 === 3 ? { condicao: { pergunta: i + 2 > 12 ? i : i + 2 } } : {}) }),
  )
  const ids = (semente?: string) => emOrdem(perguntas, semente).map(({ id }) => id)

  test('is that of the questions, numbered anew', () => {
    expect(emOrdem(perguntas).map(({ id, ordem }) => [id, ordem])).toEqual(
      Array.from({ length: 12 }, (_, i) => [12 - i, i + 1]),
    )
  })

  test('drawn, is the same for the same seed, another for another one, and leaves none out', () => {
    expect(ids('a')).toEqual(ids('a'))
    expect(new Set(['a', 'b', 'c', 'd', 'e'].map((semente) => ids(semente).join())).size).toBeGreaterThan(1)
    expect([...ids('a')].sort((a, b) => a - b)).toEqual(perguntas.map(({ id }) => id))
  })

  test('drawn, leaves a question behind the one it depends on', () => {
    for (const semente of Array.from({ length: 50 }, (_, i) => `s${i}`)) {
      const drawn = ids(semente)
      for (const { id, condicao } of perguntas)
        if (condicao) expect(drawn.indexOf(id)).toBeGreaterThan(drawn.indexOf(condicao.pergunta))
    }
  })
})
