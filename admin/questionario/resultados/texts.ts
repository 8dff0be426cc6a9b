import { pluralText } from '#admin/i18n/words.ts'

const numero = (n: number, digits = 2) => n.toLocaleString('pt-BR', { maximumFractionDigits: digits })

export const resultadosTexts = {
  participation: (answered: number, asked: number) =>
    `${answered.toLocaleString('pt-BR')} de ${pluralText(asked, '1 pessoa respondeu', '% pessoas responderam')}`,
  byLink: 'Pelo link público: não se sabe quantas pessoas o tinham.',
  minimum: (minimum: number) => `Nada se mostra de menos de ${minimum} respostas.`,
  destroyed: (count: number) =>
    `${pluralText(count, '1 resposta foi destruída', '% respostas foram destruídas')}: o grupo era pequeno demais.`,
  lost: (count: number) =>
    `${pluralText(count, '1 resposta não pôde ser aberta', '% respostas não puderam ser abertas')}.`,
  answers: (count: number) => pluralText(count, '1 resposta', '% respostas'),
  mean: (n: number) => `Média ${numero(n)}`,
  favourable: 'Favorável',
  favourableIs: (n: number) => `Favorável ${numero(n, 1)}%`,
  nps: (n: number) => `NPS ${numero(n, 1)}`,
  before: (title: string) => `Comparado com ${title}`,
  change: (now: number, then: number) => {
    const points = Math.round((now - then) * 10) / 10
    return points === 0 ? 'igual' : `${points > 0 ? '+' : '−'}${numero(Math.abs(points), 1)} p.p.`
  },
  share: (n: number) => `${numero(n, 1)}%`,
  texts: 'As respostas em texto estão nos comentários.',
  none: 'Ninguém respondeu.',
  noFigures: 'Nada a mostrar desta pergunta.',
  groups: 'Por grupo',
  cut: 'Recorte',
  cuts: {
    area: 'Área Organizacional',
    estabelecimento: 'Estabelecimento',
    grupo: 'Grupo Ocupacional',
    tempo: 'Tempo de empresa',
    sexo: 'Sexo',
  } as Readonly<Record<string, string>>,
  group: 'Grupo',
  count: 'Respostas',
  aspects: 'Aspectos',
  questions: 'Perguntas',
  measure: 'Medida',
  comments: 'Comentários',
} as const

export const planoTexts = {
  title: 'Plano de ação',
  none: 'Nenhuma ação ainda: diga o que muda por causa destes resultados, quem cuida e até quando.',
  add: 'Nova ação',
  loadFailed: 'Não foi possível carregar as ações.',
  until: (day: string) => `até ${day}`,
  states: { P: 'Planejada', A: 'Em andamento', C: 'Concluída', X: 'Cancelada' },
} as const
