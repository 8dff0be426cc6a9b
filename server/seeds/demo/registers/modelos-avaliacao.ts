import type { Demo } from '../collection.ts'

type Modelo = Demo<'captacao/modelo-avaliacao-candidato'>
type Pergunta = NonNullable<Modelo['perguntas']>[number]

const nota = (texto: string, peso = 1): Pergunta => ({
  texto,
  tipo: 'NOTA',
  peso,
  obrigatoria: true,
  notaMinima: 0,
  notaMaxima: 10,
})
const aberta = (texto: string): Pergunta => ({ texto, tipo: 'SUBJETIVA', obrigatoria: false })

/** Question with answers, the first the best. */
const escolha = (tipo: 'OBJETIVA' | 'MULTIPLA_ESCOLHA', texto: string, ...respostas: string[]): Pergunta => ({
  texto,
  tipo,
  obrigatoria: true,
  respostas: respostas.map((resposta, index) => ({ texto: resposta, peso: respostas.length - index })),
})

const modelo = (titulo: string, percentualAprovacao: number, cabecalho: string, perguntas: Pergunta[]): Modelo => ({
  titulo,
  percentualAprovacao,
  cabecalho,
  perguntas: perguntas.map((pergunta, index) => ({ ordem: index + 1, ...pergunta })),
})

/** Questionnaires for candidates, with each kind of question. */
export const modelosAvaliacao = (): Modelo[] => [
  modelo('Entrevista inicial', 60, 'Preencha durante a entrevista com Recursos Humanos.', [
    nota('Apresentação e clareza ao se expressar', 2),
    nota('Aderência da experiência à vaga', 3),
    escolha('OBJETIVA', 'Disponibilidade para início', 'Imediata', 'Em até 30 dias', 'Acima de 30 dias'),
    aberta('Pontos de atenção'),
  ]),
  modelo('Entrevista com o gestor', 70, 'Preencha após a conversa com o candidato.', [
    nota('Conhecimento técnico', 3),
    nota('Capacidade de resolver problemas', 2),
    nota('Trabalho em equipe', 2),
    { ...aberta('Parecer do gestor'), exigirComentario: true, comentario: 'Justifique o parecer' },
  ]),
  modelo('Teste de segurança do trabalho', 70, 'Marque a resposta correta.', [
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
    nota('Postura durante a simulação'),
  ]),
  modelo('Avaliação comportamental', 50, 'Observe o candidato na dinâmica de grupo.', [
    nota('Iniciativa'),
    nota('Comunicação'),
    nota('Liderança'),
    aberta('Observações da dinâmica'),
  ]),
  modelo('Conhecimentos de informática', 60, 'Prova prática de trinta minutos.', [
    escolha('OBJETIVA', 'Nível em planilhas eletrônicas', 'Avançado', 'Intermediário', 'Básico', 'Nenhum'),
    escolha('MULTIPLA_ESCOLHA', 'Programas que já usou', 'Planilhas', 'Editor de textos', 'Sistema de gestão'),
    nota('Resultado da prova prática', 3),
  ]),
]
