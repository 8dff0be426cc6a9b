import type { Opcao } from '#schemas/runtime/questionario/pergunta.ts'

export type Escala = Omit<Opcao, 'id'>[]

const escala = (...textos: string[]): Escala => textos.map((texto, peso) => ({ texto, peso }))

export const CONCORDANCIA = escala(
  'Discordo totalmente',
  'Discordo',
  'Nem concordo nem discordo',
  'Concordo',
  'Concordo totalmente',
)

export const FREQUENCIA = escala('Nunca', 'Raramente', 'Às vezes', 'Quase sempre', 'Sempre')

/** Scales offered before a company has own sets of options, each from the lowest to the highest. */
export const ESCALAS: Escala[] = [
  CONCORDANCIA,
  FREQUENCIA,
  escala('Muito insatisfeito', 'Insatisfeito', 'Indiferente', 'Satisfeito', 'Muito satisfeito'),
  escala(
    'Muito abaixo do esperado',
    'Abaixo do esperado',
    'Dentro do esperado',
    'Acima do esperado',
    'Muito acima do esperado',
  ),
  escala('Péssimo', 'Ruim', 'Regular', 'Bom', 'Ótimo'),
  escala('Não', 'Em parte', 'Sim'),
  escala('Não', 'Sim'),
]
