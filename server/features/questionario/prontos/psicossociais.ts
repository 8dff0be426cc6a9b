import { comoDeveSer, comoNaoDeveSer, type Pronto } from './pronto.ts'

/** NR-1, item 1.5: psychosocial risk factors at work, asked neutrally and aggregated by factor; favourable answers mean low exposure. */
export const psicossociais: Pronto = {
  nome: 'psicossociais',
  titulo: 'Fatores psicossociais (NR-1)',
  descricao:
    'Com que frequência os fatores de risco psicossociais relacionados ao trabalho aparecem, fator por fator. O resultado por grupo serve ao inventário de riscos.',
  tipos: ['P', 'B'],
  aspectos: [
    {
      nome: 'Demandas de trabalho',
      perguntas: [
        'Preciso trabalhar em ritmo muito intenso.',
        'Os prazos que recebo são impossíveis de cumprir.',
        'Preciso trabalhar além do meu horário para dar conta das tarefas.',
      ].map(comoNaoDeveSer),
    },
    {
      nome: 'Autonomia',
      perguntas: [
        'Posso decidir como fazer o meu trabalho.',
        'Consigo fazer pausas quando preciso.',
        'Sou ouvido nas decisões que afetam o meu trabalho.',
      ].map(comoDeveSer),
    },
    {
      nome: 'Clareza do papel',
      perguntas: [
        comoDeveSer('Sei quais são as minhas responsabilidades.'),
        comoNaoDeveSer('Recebo ordens que se contradizem.'),
      ],
    },
    {
      nome: 'Apoio da liderança',
      perguntas: [
        'Meu gestor me ajuda quando tenho um problema no trabalho.',
        'Posso falar com meu gestor sobre o que me preocupa no trabalho.',
      ].map(comoDeveSer),
    },
    {
      nome: 'Apoio dos colegas',
      perguntas: ['Recebo ajuda dos meus colegas quando preciso.', 'Sinto que faço parte da equipe.'].map(comoDeveSer),
    },
    {
      nome: 'Relacionamentos',
      perguntas: [
        'Há conflitos ou discussões hostis na minha equipe.',
        'Presencio ou sofro humilhações no trabalho.',
        'Presencio ou sofro ameaças, agressões ou assédio no trabalho.',
      ].map(comoNaoDeveSer),
    },
    {
      nome: 'Mudanças',
      perguntas: [
        'Sou informado a tempo das mudanças que afetam o meu trabalho.',
        'Posso perguntar sobre as mudanças e receber resposta.',
      ].map(comoDeveSer),
    },
    {
      nome: 'Reconhecimento e justiça',
      perguntas: ['Meu esforço é reconhecido.', 'As decisões sobre as pessoas são justas.'].map(comoDeveSer),
    },
    {
      nome: 'Trabalho e vida pessoal',
      perguntas: [
        comoDeveSer('Consigo descansar do trabalho nas minhas folgas.'),
        comoNaoDeveSer('Recebo mensagens de trabalho fora do meu horário.'),
        comoNaoDeveSer('O trabalho prejudica a minha vida pessoal.'),
      ],
    },
  ],
}
