/** A promotion or transfer of one talent (spec 2 §3 Realignment). */
export const movimentacaoTexts = {
  talents: 'Talentos',
  act: 'O que muda',
  day: 'Data',
  later: 'Reajustar também os lançamentos posteriores',
  tell: 'Aviso e documento',
  tells: 'Avisar o talento e os gestores',
  tellsHelp:
    'Uma mensagem na caixa de Cargos e Salários do talento e dos gestores de antes e de depois. Só recebe quem pode ver o talento.',
  message: 'Mensagem',
  messageHelp: 'Vai junto do aviso. Não escreva valores: ela chega também a quem não pode ver salários.',
  document: 'Documento',
  documentHelp: 'Impresso assim que a movimentação é aplicada.',
  submit: 'Aplicar',
  send: 'Enviar para aprovação',
  applied: (nome: string) => `${nome} aplicada.`,
  sent: (nome: string) => `${nome} enviada para aprovação.`,
  approval: 'A empresa exige aprovação: a movimentação só vale depois de aprovada e aplicada.',
  noSalaries: 'Seu perfil não permite ver salários: o salário fica como está.',
  foreign: 'O talento é de outra empresa.',
} as const
