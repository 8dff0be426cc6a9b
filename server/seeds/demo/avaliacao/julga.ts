import { NOTA, SUBJETIVA } from '#schemas/runtime/questionario/pergunta.ts'
import { percentualDe } from '#schemas/runtime/questionario/resultado.ts'
import type { CompetenciaAvaliada, NivelDado } from '#server/domain/avaliacao/avaliacao-desempenho/queries.ts'
import type { PerguntaGuardada } from '#server/features/questionario/perguntas.ts'
import { comLinhas } from '#server/features/questionario/respostas/resposta.ts'
import type { Demo } from '../collection.ts'
import type { Random } from '../random.ts'

export type Resposta = NonNullable<Demo<'avaliacao/colaborador-questionario'>['respostas']>[number]

const TEXTOS = [
  'Explicar o porquê das decisões, como fez na troca do sistema.',
  'Ouvir a equipe antes de fechar o plano da semana.',
  'Manter os prazos combinados com os clientes internos.',
  'Dividir mais o que sabe com quem chegou há pouco.',
]

/** One evaluator's judgement of a talento: answers, levels, and the resulting performance. */
export interface Julgamento {
  respostas: Resposta[]
  niveis: NivelDado[]
  performance?: number
}

export function julgaRespostas(
  random: Random,
  perguntas: PerguntaGuardada[],
  competencias: CompetenciaAvaliada[],
): Julgamento {
  const niveis = competencias.flatMap(({ id, escala }): NivelDado[] => {
    const nivel = escala[random.int(0, escala.length - 1)]
    return nivel ? [{ competenciaId: id, nivelId: nivel.id, ordem: nivel.ordem }] : []
  })
  const media = random.int(3, 9)
  const respostas = perguntas.flatMap(({ id: perguntaId, tipo: tipoId }): Resposta[] => {
    if (tipoId === NOTA) return [{ perguntaId, tipoId, nota: Math.min(10, media + random.int(-1, 1)) }]
    return tipoId === SUBJETIVA && random.chance(0.5) ? [{ perguntaId, tipoId, comentario: random.pick(TEXTOS) }] : []
  })
  const performance = percentualDe(comLinhas(perguntas, respostas as never))
  return { respostas, niveis, ...(performance !== undefined && { performance }) }
}
