import {
  foiRespondida,
  NOTA,
  type Pergunta,
  type Respondida,
  SUBJETIVA,
} from '#schemas/runtime/questionario/pergunta.ts'
import type { ReportRow } from '#server/platform/reports/define.ts'

/** An answer, and the copy it is from. */
export interface Dada<Copia extends { numeroVersao: number } = { numeroVersao: number }> {
  de: Copia
  item: Respondida
}

/** Those that were given to a question. */
export const dadasA = <One extends Dada>({ id }: Pergunta, dadas: readonly One[]): One[] =>
  dadas.filter(({ item }) => item.pergunta.id === id && foiRespondida(item))

/** A question as a heading of its answers. */
export const tituloDe = ({ ordem, texto }: Pergunta): string => `${ordem}. ${texto}`

/** The questions as the newest version that was answered asks them; those it asks no more come last. */
export function perguntasDe(dadas: readonly Dada[]): Pergunta[] {
  const novas = [...dadas].sort((a, b) => b.de.numeroVersao - a.de.numeroVersao)
  const found = new Map<number, { pergunta: Pergunta; versao: number }>()
  for (const { de, item } of novas)
    if (!found.has(item.pergunta.id)) found.set(item.pergunta.id, { pergunta: item.pergunta, versao: de.numeroVersao })
  return [...found.values()]
    .sort((a, b) => b.versao - a.versao || a.pergunta.ordem - b.pergunta.ordem)
    .map(({ pergunta }) => pergunta)
}

/** How often each option and mark, and the mean of marks; of texts how many. */
export function geralDa(pergunta: Pergunta, dadas: readonly Dada[]): ReportRow[] {
  const n = dadas.length
  const parte = (quantas: number) => (n === 0 ? 0 : Math.round((quantas * 10_000) / n) / 100)
  if (pergunta.tipo === SUBJETIVA) return [{ resposta: 'Respostas escritas', quantidade: n }]
  if (pergunta.tipo === NOTA) {
    const notas = dadas.flatMap(({ item }) => item.resposta.nota ?? [])
    const media = n === 0 ? null : Math.round((notas.reduce((sum, nota) => sum + nota, 0) * 100) / n) / 100
    const distintas = [...new Set(notas)].sort((a, b) => a - b)
    return [
      { resposta: 'Média das notas', quantidade: n, media },
      ...distintas.map((nota) => {
        const quantas = notas.filter((one) => one === nota).length
        return { resposta: `Nota ${nota.toLocaleString('pt-BR')}`, quantidade: quantas, percentual: parte(quantas) }
      }),
    ]
  }
  return (pergunta.opcoes ?? []).map(({ id, texto }) => {
    const quantas = dadas.filter(({ item }) => item.resposta.opcoes?.includes(id)).length
    return { resposta: texto, quantidade: quantas, percentual: parte(quantas) }
  })
}

/** Texts and comments without names, in the order of the alphabet: the order of people would tell who wrote which. */
export function escritosDe(dadas: readonly Dada[]): ReportRow[] {
  const textos = dadas.flatMap(({ item: { resposta: dada } }) => [
    ...(dada.texto ? [dada.texto] : []),
    ...(dada.comentario ? [`Comentário: ${dada.comentario}`] : []),
  ])
  return textos.sort((a, b) => a.localeCompare(b, 'pt-BR')).map((texto) => ({ resposta: texto }))
}
