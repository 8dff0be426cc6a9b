import { pluralText } from '#admin/i18n/words.ts'

/** Texts of a plan's actions, and reasons why they are disabled (spec 2 §3 Realignment, §4). */
export const reajustesTexts = {
  show: 'Visualizar realinhamentos',
  totals: 'Total da folha',
  apply: 'Aplicar',
  cancel: 'Cancelar o reajuste',
  editLocked: (state: string) => `O planejamento está na situação ${state}: só muda em elaboração.`,
  deleteLocked: (state: string) => `O planejamento está na situação ${state}: só é excluído em elaboração.`,
  noSalaries: 'Seu perfil não permite ver salários.',
  noSalariesLong:
    'Os realinhamentos mostram salários, e seu perfil não permite vê-los. Peça ao administrador a permissão de ver salários.',
  notLast: 'Só o último reajuste aplicado pode ser cancelado: outro, aplicado depois, mudou os mesmos registros.',
  confirmed: 'O reajuste não pode ser cancelado: a folha já confirmou lançamentos dele.',
  applyText: (nome: string, dia: string) =>
    `O que ${nome} propõe passa a valer em ${dia}. É aplicado por inteiro ou, se algo impedir, nada é gravado.`,
  later: 'Reajustar também os lançamentos posteriores',
  laterHelp: 'Os lançamentos por valor posteriores à data sobem no mesmo percentual.',
  overBudget: (quanto: string) => `O planejamento passa ${quanto} por mês do orçamento.`,
  nothingProposed: 'O planejamento ainda não propõe nada.',
  applied: 'Planejamento aplicado.',
  cancelText: (nome: string) =>
    `Retira dos históricos exatamente o que ${nome} lançou. Se algum lançamento foi alterado depois, nada é retirado.`,
  back: 'Voltar',
  reason: 'Motivo do cancelamento',
  reasonRequired: 'Motivo do cancelamento é obrigatório',
  cancelled: 'Reajuste cancelado.',
  progress: {
    cancelled: 'Interrompido: nada foi gravado.',
    failed: 'Nada foi gravado.',
    running: (done: number, total: number) =>
      `${done.toLocaleString('pt-BR')} de ${total.toLocaleString('pt-BR')} registros…`,
    note: 'Pode fechar a janela: o trabalho continua e aparece em Tarefas.',
  },
  calculated: (valor: string) => `Salário calculado na data: ${valor}.`,
  noBandValue: 'A faixa salarial não tem valor na data',
  noIndexValue: 'O índice não tem valor na data',
  loading: 'Buscando a situação do talento…',
  totalsFailed: 'Não foi possível calcular o total da folha.',
  payrollBefore: 'Folha antes',
  payrollAfter: 'Folha depois',
  difference: 'Diferença mensal',
  ofPlan: 'Deste planejamento',
  budget: 'Orçamento mensal',
  rest: 'Resto do orçamento',
  people: (n: number) => pluralText(n, '1 talento', '% talentos'),
  withoutSalary: (n: number) =>
    pluralText(
      n,
      '1 talento sem salário na data (faixa ou índice sem valor) não entra na soma.',
      '% talentos sem salário na data (faixa ou índice sem valor) não entram na soma.',
    ),
} as const
