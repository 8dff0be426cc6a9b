import { pluralText } from '#admin/i18n/words.ts'
import { causas, movimentos } from '#schemas/runtime/domain/salary-steps.ts'

export const linhaSalarialTexts = {
  title: 'Linha salarial',
  chart: 'Salário ao longo do tempo',
  /** of what stands in the form */
  today: (amount: string) => `Com estes dados, o salário de hoje é ${amount}.`,
  nothingToday: 'Com estes dados não há salário hoje: a faixa ou o índice ainda não tem valor.',
  columns: {
    day: 'A partir de',
    amount: 'Salário',
    rise: 'Aumento',
    kind: 'Movimento',
    cause: 'Causa',
    position: 'Cargo/Faixa',
    area: 'Área',
  },
  causes: causas,
  kinds: movimentos,
  /** a band or an index says nothing for that day */
  unknown: 'Sem valor no dia',
  without: (months: number) =>
    months === 0 ? 'Último aumento há menos de 1 mês' : pluralText(months, '1 mês sem aumento', '% meses sem aumento'),
  none: 'O histórico ainda não diz o salário deste talento.',
}
