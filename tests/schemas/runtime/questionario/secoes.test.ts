import { expect, test } from 'vitest'
import { NOTA, type Pergunta } from '#schemas/runtime/questionario/pergunta.ts'
import { porAspecto, secoesDe } from '#schemas/runtime/questionario/secoes.ts'

const pergunta = (id: number, aspecto?: string, origem?: number): Pergunta => ({
  ...{ id, ordem: id, texto: `P${id}`, tipo: NOTA },
  ...(aspecto !== undefined && { aspecto }),
  ...(origem !== undefined && { condicao: { pergunta: origem } }),
})
const como = (perguntas: Pergunta[]) => porAspecto(perguntas).map(({ id, ordem }) => `${ordem}:${id}`)

test('questions of an aspect stand together, in the order in which aspects come first, and are numbered so', () => {
  expect(como([pergunta(1, 'A'), pergunta(2, 'B'), pergunta(3, 'A'), pergunta(4), pergunta(5, 'B')])).toEqual([
    ...['1:1', '2:3', '3:2', '4:5', '5:4'],
  ])
})

test('a question never stands before the one it hangs on, whatever their aspects', () => {
  expect(
    como([pergunta(1, 'A'), pergunta(2, 'B'), pergunta(3, 'A', 2), pergunta(4, 'A', 3), pergunta(5, 'B')]),
  ).toEqual([...['1:1', '2:2', '3:3', '4:4', '5:5']])
  // what it hangs on is not there: it is never asked, and not lost
  expect(como([pergunta(1, 'A', 99), pergunta(2, 'A')])).toEqual(['1:1', '2:2'])
})

test('without any aspect there is one section without a heading; those without one are called Geral beside others', () => {
  const titulos = (perguntas: Pergunta[]) =>
    secoesDe(perguntas, (one) => one).map(({ titulo, itens }) => [titulo, itens.length])
  expect(titulos([pergunta(1), pergunta(2)])).toEqual([[undefined, 2]])
  expect(titulos([pergunta(1, 'A'), pergunta(2), pergunta(3)])).toEqual([
    ['A', 1],
    ['Geral', 2],
  ])
  expect(titulos([])).toEqual([])
})
