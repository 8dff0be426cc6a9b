import type { Demo } from '../collection.ts'

type Modelo = Demo<'captacao/modelo-avaliacao-candidato'>
type Pergunta = NonNullable<Modelo['perguntas']>[number]

const nota = (texto: string, peso = 1, aspecto?: string): Pergunta => ({
  texto,
  ...(aspecto ? { aspecto } : {}),
  tipo: 'NOTA',
  peso,
  obrigatoria: true,
  notaMinima: 0,
  notaMaxima: 10,
})
const aberta = (texto: string, mais: Pergunta = {}): Pergunta => ({
  texto,
  tipo: 'SUBJETIVA',
  obrigatoria: false,
  ...mais,
})

/** A question with options from best to worst; the last has weight 0. */
const escolha = (tipo: 'OBJETIVA' | 'MULTIPLA_ESCOLHA', texto: string, ...respostas: string[]): Pergunta => ({
  texto,
  tipo,
  obrigatoria: true,
  respostas: respostas.map((resposta, index) => ({ texto: resposta, peso: respostas.length - index - 1 })),
})

const modelo = (
  titulo: string,
  percentualAprovacao: number,
  cabecalho: string,
  perguntas: Pergunta[],
  mais: Modelo = {},
): Modelo => ({
  titulo,
  respondente: 'R',
  ...mais,
  percentualAprovacao,
  cabecalho,
  perguntas: perguntas.map((pergunta, index) => ({ ordem: index + 1, ...pergunta })),
})

/** Questionnaires for candidates, with each kind of question. */
export const modelosAvaliacao = (): Modelo[] => [
  modelo('Entrevista inicial', 60, 'Preencha durante a entrevista com Recursos Humanos.', [
    nota('Apresentação e clareza ao se expressar', 2, 'Comunicação'),
    nota('Aderência da experiência à vaga', 3, 'Experiência'),
    escolha('OBJETIVA', 'Disponibilidade para início', 'Imediata', 'Em até 30 dias', 'Acima de 30 dias'),
    aberta('Pontos de atenção'),
  ]),
  modelo('Entrevista com o gestor', 70, 'Preencha após a conversa com o candidato.', [
    nota('Conhecimento técnico', 3, 'Conhecimento'),
    nota('Capacidade de resolver problemas', 2, 'Conhecimento'),
    nota('Trabalho em equipe', 2, 'Comportamento'),
    { ...aberta('Parecer do gestor'), exigirComentario: true, comentario: 'Justifique o parecer' },
  ]),
  modelo(
    'Teste de segurança do trabalho',
    70,
    'Marque a resposta correta.',
    [
      escolha(
        'OBJETIVA',
        'Ao encontrar um equipamento sem proteção, o que fazer?',
        'Parar e avisar a segurança',
        'Usar com cuidado',
        'Retirar a etiqueta',
      ),
      escolha(
        'MULTIPLA_ESCOLHA',
        'Quais são equipamentos de proteção individual?',
        'Capacete',
        'Luvas',
        'Protetor auricular',
        'Extintor',
      ),
      aberta('Conte uma situação de risco que você presenciou e o que fez.', {
        aspecto: 'Comportamento',
        respostaSugerida: 'Parou a atividade, avisou a liderança e registrou a ocorrência.',
      }),
    ],
    { respondente: 'C', diasParaResponder: 7, ordemAleatoria: true },
  ),
  modelo('Avaliação comportamental', 50, 'Observe o candidato na dinâmica de grupo.', [
    nota('Iniciativa', 1, 'Comportamento'),
    nota('Comunicação', 1, 'Comunicação'),
    nota('Liderança', 1, 'Comportamento'),
    aberta('Observações da dinâmica'),
  ]),
  modelo(
    'Conhecimentos de informática',
    60,
    'Leva cerca de dez minutos; responda sozinho, com as suas palavras.',
    [
      escolha('OBJETIVA', 'Nível em planilhas eletrônicas', 'Avançado', 'Intermediário', 'Básico', 'Nenhum'),
      escolha('MULTIPLA_ESCOLHA', 'Programas que já usou', 'Planilhas', 'Editor de textos', 'Sistema de gestão'),
      aberta('Como você somaria só as linhas de um cliente em uma planilha?', {
        peso: 3,
        respostaSugerida: 'Com uma fórmula condicional (SOMASE) ou uma tabela dinâmica.',
      }),
    ],
    { respondente: 'C', diasParaResponder: 7 },
  ),
]

/** Assigns ids to questions and options of a company's models, to which demo answers refer. */
export function comNumeros(modelos: Modelo[], company: number): Modelo[] {
  let pergunta = company * 1000
  let opcao = company * 1000
  for (const { perguntas = [] } of modelos)
    for (const each of perguntas) {
      each.id = ++pergunta
      for (const resposta of each.respostas ?? []) resposta.id = ++opcao
    }
  return modelos
}
