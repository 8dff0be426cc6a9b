import type { Comparada, Comparativa, Lado, LinhaComparada } from '#schemas/runtime/answers/evaluation/evaluations.ts'
import { foiRespondida } from '#schemas/runtime/questionario/pergunta.ts'
import { aspectosDe, pontoDe } from '#schemas/runtime/questionario/resultado.ts'
import { respostaEmPalavras } from '#server/features/questionario/papel/impressao.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { readParaLer } from '../acesso.ts'
import { type Item, readItens, recusaAcao } from '../copia.ts'
import { cabecalho } from '../vista.ts'

interface Lida {
  cabeca: Comparada
  itens: Item[]
  propria: boolean
}

/** Compares two answered questionnaires question by question; questions of different questionnaires are matched by their wording (spec 2 §7). */
export async function comparativa(ctx: Ctx, primeira: number, segunda: number): Promise<Comparativa> {
  const a = await leRespondida(ctx, primeira)
  const b = await leRespondida(ctx, segunda)
  return { a: a.cabeca, b: b.cabeca, perguntas: linhasDe(a, b), aspectos: aspectos(a, b) }
}

async function leRespondida(ctx: Ctx, id: number): Promise<Lida> {
  const { copia, propria } = await readParaLer(ctx, id)
  recusaAcao(copia.situacao === 'R' ? undefined : 'Só avaliações respondidas são comparadas.')
  const { performance } = copia
  const cabeca = { ...cabecalho(copia), ...(!propria && performance !== undefined && { performance }) }
  return { cabeca, itens: await readItens(ctx, copia), propria }
}

const chave = ({ pergunta: { texto } }: Item): string => texto.trim().toLocaleLowerCase('pt-BR')

function linhasDe(a: Lida, b: Lida): LinhaComparada[] {
  const outras = new Map(b.itens.map((item) => [chave(item), item]))
  const juntas = a.itens.map((item) => {
    const outra = outras.get(chave(item))
    outras.delete(chave(item))
    return { item, a: ladoDe(item, a), b: outra && ladoDe(outra, b) }
  })
  const so = [...outras.values()].map((item) => ({ item, a: undefined, b: ladoDe(item, b) }))
  return [...juntas, ...so].map(({ item: { pergunta }, ...lados }, i) => ({
    ordem: i + 1,
    texto: pergunta.texto,
    ...(pergunta.aspecto !== undefined && { aspecto: pergunta.aspecto }),
    ...lados,
  }))
}

function ladoDe(item: Item, { propria }: Lida): Lado {
  const ponto = propria ? undefined : pontoDe(item)
  const { comentario } = item.resposta
  return {
    resposta: foiRespondida(item) ? respostaEmPalavras(item) : '',
    ...(comentario !== undefined && { comentario }),
    ...(ponto !== undefined && { alcancado: Math.round(ponto * 10_000) / 100 }),
  }
}

/** Results by aspect; none for a copy that the session answered itself. */
function aspectos(a: Lida, b: Lida): Comparativa['aspectos'] {
  const [primeiros, segundos] = [a, b].map(
    ({ itens, propria }) => new Map(propria ? [] : aspectosDe(itens).map((one) => [one.aspecto, one.percentual])),
  ) as [Map<string, number>, Map<string, number>]
  return [...new Set([...primeiros.keys(), ...segundos.keys()])].map((aspecto) => ({
    aspecto,
    a: primeiros.get(aspecto),
    b: segundos.get(aspecto),
  }))
}
