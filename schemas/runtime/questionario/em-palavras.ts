import type { Condicao, Pergunta } from './pergunta.ts'

const vezes = (texto: string) => `"${texto}"`

/** Describes a condition in Portuguese: 'Só se "Lidera pessoas?" for "Sim"'. */
export function condicaoEmPalavras({ opcoes, notaDe, notaAte }: Condicao, source: Pick<Pergunta, 'texto' | 'opcoes'>) {
  const sobre = `Só se ${vezes(source.texto)}`
  if (opcoes?.length) {
    const textos = opcoes.flatMap((id) => source.opcoes?.find((opcao) => opcao.id === id)?.texto ?? [])
    return `${sobre} for ${textos.map(vezes).join(' ou ')}`
  }
  if (notaDe !== undefined && notaAte !== undefined) return `${sobre} tiver nota de ${notaDe} a ${notaAte}`
  if (notaDe !== undefined) return `${sobre} tiver nota a partir de ${notaDe}`
  if (notaAte !== undefined) return `${sobre} tiver nota até ${notaAte}`
  return `${sobre} for respondida`
}
