import { MULTIPLA, NOTA, SUBJETIVA } from '#schemas/runtime/questionario/pergunta.ts'
import type { PerguntaGuardada } from '#server/features/questionario/perguntas.ts'
import type { Demo } from '../collection.ts'
import type { Random } from '../random.ts'

type Resposta = NonNullable<Demo<'avaliacao/colaborador-questionario'>['respostas']>[number]

const TEXTOS = [
  'A ajuda que a equipe dá a quem chega.',
  'A conversa no começo do turno, em que todos falam.',
  'A segurança com que trabalhamos.',
  'As folgas combinadas com antecedência.',
  'As mudanças de escala, avisadas na véspera.',
  'Contratar para as férias, em vez de dobrar turno.',
  'Dar retorno a quem se candidata a vagas internas.',
  'Explicar melhor como são decididas as promoções.',
  'Mais conversas com a liderança, e menos mensagens.',
  'O convênio que cobre a família.',
  'O estacionamento, que enche às sete.',
  'O jeito como os erros são tratados: corrige-se e pronto.',
  'O refeitório, no segundo turno.',
  'O ruído da linha nova.',
  'O treinamento antes de mudar de máquina.',
  'Os cursos pagos pela empresa.',
  'Os equipamentos, que param toda semana.',
  'Os relatórios que ninguém lê.',
  'Os vestiários.',
  'Poder trocar de turno com um colega.',
]

/** Provides distinct comments. */
export class Escritor {
  private readonly textos: string[]

  constructor(private readonly random: Random) {
    this.textos = random.sample(TEXTOS, TEXTOS.length)
  }

  /** undefined: no comment */
  escreve(): string | undefined {
    return this.random.chance(0.2) ? this.textos.pop() : undefined
  }
}

/** Answers of one participant; the higher `animo`, the better. @param animo 0 to 1 */
export function respondeTudo(
  random: Random,
  escritor: Escritor,
  perguntas: readonly PerguntaGuardada[],
  animo: number,
): Resposta[] {
  const seu = Math.min(1, Math.max(0, animo + (random.next() - 0.5) * 0.6))
  return perguntas.flatMap(({ id: perguntaId, tipo: tipoId, opcoes = [] }): Resposta[] => {
    const lugar = Math.min(0.999, Math.max(0, seu + (random.next() - 0.5) * 0.5))
    if (tipoId === NOTA) return [{ perguntaId, tipoId, nota: Math.round(3 + 7 * lugar) }]
    if (tipoId === SUBJETIVA) {
      const comentario = escritor.escreve()
      return comentario === undefined ? [] : [{ perguntaId, tipoId, comentario }]
    }
    if (tipoId === MULTIPLA)
      return [{ perguntaId, tipoId, respostasIds: random.sample(opcoes, random.int(1, 2)).map(({ id }) => id) }]
    const doPior = opcoes.toSorted((a, b) => (a.peso ?? 0) - (b.peso ?? 0))
    const escolhida = doPior[Math.floor(lugar * doPior.length)]
    return escolhida ? [{ perguntaId, tipoId, respostasIds: [escolhida.id] }] : []
  })
}
