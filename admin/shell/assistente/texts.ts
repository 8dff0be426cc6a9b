import { pluralText } from '#admin/i18n/words.ts'

/** The panel of the Assistente RH (spec 3 §4, §8, §9). */
export const assistenteTexts = {
  title: 'Assistente RH',
  open: 'Abrir o Assistente RH',
  close: 'Fechar o Assistente RH',
  left: (n: number) => pluralText(n, 'Resta 1 crédito', 'Restam % créditos'),
  reload: 'Recarregar créditos',
  courtesy: (n: number) =>
    `A empresa recebe ${n} créditos gratuitos por mês, não cumulativos. A cortesia pode terminar a qualquer momento.`,
  granted: (n: number) =>
    pluralText(n, '1 deles foi concedido e não expira.', '% deles foram concedidos e não expiram.'),
  more: 'Solicitar mais créditos',
  prompt: 'O que você precisa?',
  promptHelp: 'Não informe nomes de pessoas. CPF, CNPJ, e-mail e telefone são retirados antes do envio.',
  field: 'Campo do formulário',
  noField:
    'Para aplicar a sugestão, abra um formulário na aba de um campo de texto longo. Sem isso, ela pode ser copiada.',
  ask: 'Pedir sugestão',
  askAnother: 'Pedir outra sugestão',
  cost: (n: number) => `Cada sugestão usa 1 crédito. ${pluralText(n, 'Resta 1.', 'Restam %.')} Confirma?`,
  loading: 'Ok! Não vai demorar muito...',
  suggestion: 'Sugestão',
  tooLong: (length: number, most: number) =>
    `O campo ficaria com ${length.toLocaleString('pt-BR')} caracteres e aceita ${most.toLocaleString('pt-BR')}. Encurte a sugestão antes de aplicar.`,
  apply: 'Aplicar',
  append: 'Inserir no fim',
  replace: 'Substituir o texto',
  copy: 'Copiar',
  copied: 'Sugestão copiada.',
  undo: 'Desfazer',
  ready: 'Pedidos prontos',
  fillFirst: (titles: string[]) => `Preencha antes: ${titles.join(', ')}.`,
  aboutPerson: 'Este registro é sobre uma pessoa: nada dele é enviado, só o que você escrever.',
  health: 'O Assistente RH não é usado em registros com dados de saúde: nada deles sai do sistema.',
  tooMuch: 'O pedido é longo demais para ser enviado. Encurte-o.',
  sending: (host: string, model: string) => `Será enviado a ${host} (${model}):`,
  instruction: 'Instrução',
  request: 'Pedido',
  applied: 'Pronto! Sugestões inseridas.',
  notApplied: 'Ah não! Ocorreu um erro ao aplicar sugestões.',
  unconfigured:
    'O Assistente RH ainda não foi configurado. O administrador do servidor deve informar ASSISTENTE_URL e ASSISTENTE_MODELO e reiniciar o sistema.',
  requestTitle: 'Solicitar Créditos',
  requestCredits: 'Solicitar',
  requested: 'Solicitação cadastrada com sucesso! Em breve entraremos em contato.',
} as const
