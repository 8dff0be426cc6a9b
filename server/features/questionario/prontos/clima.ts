import { afirmacao, type Pronto, perguntaAberta, perguntaDeRecomendacao } from './pronto.ts'

export const clima: Pronto = {
  nome: 'clima',
  titulo: 'Clima organizacional',
  descricao:
    'Como as pessoas veem o trabalho, a liderança e a empresa: 24 afirmações em seis aspectos, o eNPS e duas perguntas abertas.',
  tipos: ['P', 'B'],
  aspectos: [
    {
      nome: 'Trabalho',
      perguntas: [
        'Sei o que se espera do meu trabalho.',
        'Tenho os recursos de que preciso para trabalhar bem.',
        'Meu trabalho aproveita o que sei fazer.',
        'Consigo ver para que serve o que faço.',
      ].map(afirmacao),
    },
    {
      nome: 'Liderança',
      perguntas: [
        'Meu gestor diz com clareza o que é prioridade.',
        'Meu gestor ouve a equipe antes de decidir o que a afeta.',
        'Recebo retorno que me ajuda a melhorar.',
        'Meu gestor trata todas as pessoas com respeito.',
      ].map(afirmacao),
    },
    {
      nome: 'Equipe',
      perguntas: [
        'Posso contar com meus colegas quando preciso.',
        'Na minha equipe, quem erra pode dizer que errou.',
        'As áreas com que trabalho cooperam.',
        'As pessoas são respeitadas como são.',
      ].map(afirmacao),
    },
    {
      nome: 'Desenvolvimento e reconhecimento',
      perguntas: [
        'Tenho oportunidades de aprender.',
        'Sei o que preciso fazer para crescer aqui.',
        'O bom trabalho é reconhecido.',
        'Promoções são dadas a quem as merece.',
      ].map(afirmacao),
    },
    {
      nome: 'Condições e remuneração',
      perguntas: [
        'O local em que trabalho é seguro e adequado.',
        'Consigo equilibrar o trabalho e a vida pessoal.',
        'Minha remuneração é justa para o que faço.',
        'Os benefícios atendem às minhas necessidades.',
      ].map(afirmacao),
    },
    {
      nome: 'Empresa',
      perguntas: [
        ...[
          'A empresa comunica o que é importante para nós.',
          'Confio nas decisões da direção.',
          'A empresa faz o que diz.',
          'Tenho orgulho de trabalhar aqui.',
        ].map(afirmacao),
        perguntaDeRecomendacao('De 0 a 10, o quanto você recomendaria a empresa a um amigo como lugar para trabalhar?'),
        perguntaAberta('O que a empresa deveria manter?'),
        perguntaAberta('O que a empresa deveria mudar primeiro?'),
      ],
    },
  ],
}
