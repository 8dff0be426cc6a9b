import { afirmacao, type Pronto, perguntaAberta, perguntaDeRecomendacao } from './pronto.ts'

const RECOMENDA = 'De 0 a 10, o quanto você recomendaria a empresa a um amigo como lugar para trabalhar?'

export const enps: Pronto = {
  nome: 'enps',
  titulo: 'eNPS',
  descricao: 'Uma nota de 0 a 10 e o porquê: 9 e 10 promovem a empresa, de 0 a 6 a detratam.',
  tipos: ['P', 'B'],
  aspectos: [
    {
      nome: 'Recomendação',
      perguntas: [perguntaDeRecomendacao(RECOMENDA), perguntaAberta('O que mais pesou na sua nota?')],
    },
  ],
}

export const pulso: Pronto = {
  nome: 'pulso',
  titulo: 'Pulso',
  descricao: 'Cinco perguntas para repetir todo mês e ver para onde as coisas vão.',
  tipos: ['P', 'B'],
  aspectos: [
    {
      nome: 'Pulso',
      perguntas: [
        ...[
          'Neste mês, senti-me bem no trabalho.',
          'Neste mês, a carga de trabalho foi adequada.',
          'Neste mês, tive o apoio de que precisei.',
          'Neste mês, meu trabalho foi reconhecido.',
        ].map(afirmacao),
        perguntaDeRecomendacao(RECOMENDA),
      ],
    },
  ],
}

export const reacao: Pronto = {
  nome: 'reacao',
  titulo: 'Reação a um curso',
  descricao: 'O que quem participou achou do conteúdo, do instrutor e da organização, e se vai usar o que aprendeu.',
  tipos: ['L', 'P', 'B'],
  aspectos: [
    {
      nome: 'Conteúdo',
      perguntas: [
        'O conteúdo correspondeu ao que foi anunciado.',
        'O nível foi adequado ao que eu já sabia.',
        'Vou usar no trabalho o que aprendi.',
      ].map(afirmacao),
    },
    {
      nome: 'Instrutor',
      perguntas: ['O instrutor domina o assunto.', 'O instrutor explicou com clareza e respondeu às dúvidas.'].map(
        afirmacao,
      ),
    },
    {
      nome: 'Organização',
      perguntas: [
        ...['O local, ou a plataforma, e o material foram adequados.', 'A duração foi adequada.'].map(afirmacao),
        perguntaDeRecomendacao('De 0 a 10, o quanto você recomendaria este curso a um colega?'),
        perguntaAberta('O que melhoraria este curso?'),
      ],
    },
  ],
}
