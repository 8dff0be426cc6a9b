import { afirmacao, type Pronto, perguntaAberta, perguntaDeLista, perguntaDeRecomendacao } from './pronto.ts'

export const saida: Pronto = {
  nome: 'saida',
  titulo: 'Entrevista de desligamento',
  descricao: 'Por que a pessoa sai, como viu o trabalho, a liderança e as condições, e se voltaria.',
  tipos: ['E', 'B'],
  aspectos: [
    {
      nome: 'Motivo',
      perguntas: [
        perguntaDeLista('O que mais pesou na sua saída?', [
          'Remuneração e benefícios',
          'Oportunidade de crescimento',
          'Relação com a liderança',
          'Relação com os colegas',
          'Conteúdo do trabalho',
          'Carga ou horário de trabalho',
          'Local de trabalho ou deslocamento',
          'Motivo pessoal',
          'A decisão não foi minha',
        ]),
        perguntaAberta('O que poderia ter mudado essa decisão?'),
      ],
    },
    {
      nome: 'Trabalho e liderança',
      perguntas: [
        'O trabalho era o que me foi apresentado na contratação.',
        'Recebi o treinamento de que precisava.',
        'Meu gestor me apoiou e me tratou com respeito.',
        'Meu trabalho foi reconhecido.',
        'Tive oportunidade de crescer.',
      ].map(afirmacao),
    },
    {
      nome: 'Condições',
      perguntas: [
        'A remuneração e os benefícios eram justos.',
        'O ambiente de trabalho era seguro e adequado.',
        'Consegui equilibrar o trabalho e a vida pessoal.',
      ].map(afirmacao),
    },
    {
      nome: 'Empresa',
      perguntas: [
        perguntaDeRecomendacao('De 0 a 10, o quanto você recomendaria a empresa a um amigo como lugar para trabalhar?'),
        perguntaDeLista('Você voltaria a trabalhar aqui?', ['Sim', 'Talvez', 'Não']),
        perguntaAberta('O que a empresa deveria saber antes de você sair?'),
      ],
    },
  ],
}
