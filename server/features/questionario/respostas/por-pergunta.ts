import {
  foiRespondida,
  NOTA,
  type Pergunta,
  type Respondida,
  SUBJETIVA,
} from '#schemas/runtime/questionario/pergunta.ts'
import type { ReportRow } from '#server/platform/reports/define.ts'

/** An answer with its copy. */
export interface Dada<Copia extends { numeroVersao: number } = { numeroVersao: number }> {
  de: Copia
  item: Respondida
}

/** The answers to a question. */
export const dadasA = <One extends Dada>({ id }: Pergunta, dadas: readonly One[]): One[] =>
  dadas.filter(({ item }) => item.pergunta.id === id && foiRespondida(item))

/** Heading of a question's answers. */
export const tituloDe = ({ ordem, texto }: Pergunta): string => `${ordem}. ${texto}`

/** The questions as worded in the newest answered version; questions it no longer has come last. */
export function perguntasDe(dadas: readonly Dada[]): Pergunta[] {
  const novas = [...dadas].sort((a, b) => b.de.numeroVersao - a.de.numeroVersao)
  const found = new Map<number, { pergunta: Pergunta; versao: number }>()
  for (const { de, item } of novas)
    if (!found.has(item.pergunta.id)) found.set(item.pergunta.id, { pergunta: item.pergunta, versao: de.numeroVersao })
  return [...found.values()]
    .sort((a, b) => b.versao - a.versao || a.pergunta.ordem - b.pergunta.ordem)
    .map(({ pergunta }) => pergunta)
}

/** Frequencies of options and grades, and the mean of grades; for text questions the number of answers. */
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

/** Texts and comments without names, sorted alphabetically: the order of people would reveal their authors. */
export function escritosDe(dadas: readonly Dada[]): ReportRow[] {
  const textos = dadas.flatMap(({ item: { resposta: dada } }) => [
    ...(dada.texto ? [dada.texto] : []),
    ...(dada.comentario ? [`Comentário: ${dada.comentario}`] : []),
  ])
  return textos.sort((a, b) => a.localeCompare(b, 'pt-BR')).map((texto) => ({ resposta: texto }))
}
