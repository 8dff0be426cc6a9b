import { pluralText } from '#admin/i18n/words.ts'

export const ferramentaTexts = {
  send: 'Enviar à ferramenta externa',
  sendQuestion:
    'As perguntas desta pesquisa anônima vão à ferramenta externa; nenhum dado de pessoas vai junto. Continuar?',
  sync: 'Sincronizar respostas externas',
  syncQuestion:
    'As respostas dadas na ferramenta externa são buscadas; as que já vieram não contam de novo. Continuar?',
  status: 'Situação na ferramenta externa',
  confirm: { send: 'Enviar', sync: 'Sincronizar' },
  started: 'O trabalho começou. Acompanhe em Tarefas.',
  named: 'Só pesquisas anônimas vão à ferramenta externa.',
  notReleased: 'A pesquisa não está liberada.',
  never: 'As perguntas ainda não foram enviadas.',
  sent: (version: number, when: string) => `Versão ${version} enviada em ${when}.`,
  synced: (when: string) => `Última sincronização em ${when}.`,
  received: (count: number) => pluralText(count, '1 resposta recebida.', '% respostas recebidas.'),
  refused: (count: number) =>
    pluralText(
      count,
      '1 resposta não serve nas perguntas e ficou de fora.',
      '% respostas não servem nas perguntas e ficaram de fora.',
    ),
  failed: (when: string, what: string) => `Falha em ${when}: ${what}`,
  loadFailed: 'Não foi possível ler a situação.',
} as const
