import { pluralText } from '#admin/i18n/words.ts'

/** Webhooks: the events one chooses, the secret, and the log of deliveries. */
export const webhooksTexts = {
  notAllowed: (motivo: string) => `Nada é enviado a este endereço: ${motivo}`,
  noSecret:
    'Este webhook ainda não tem segredo, e sem ele nada é enviado. Gere-o abaixo e informe-o ao sistema de destino.',
  afterSaving: 'Depois de salvar, gere o segredo com que os eventos são assinados.',
  failing: (desde: string) => `As entregas falham desde ${desde}. Depois de 5 dias assim, o webhook é desligado.`,
  title: 'Entregas',
  loadFailed: 'Não foi possível carregar as entregas.',
  makeSecret: 'Gerar segredo',
  renewSecret: 'Trocar segredo',
  renewTitle: 'Trocar o segredo?',
  renewText: 'Por 24 horas os eventos são assinados com o segredo novo e com o atual; depois, só com o novo.',
  secretTitle: 'Segredo do webhook',
  secretOnce: 'Copie o segredo agora: por segurança ele não será mostrado outra vez.',
  secret: 'Segredo',
  copySecret: 'Copiar segredo',
  secretUse:
    'O destino confere com ele o cabeçalho webhook-signature: HMAC-SHA256 de webhook-id, webhook-timestamp e do corpo, separados por ponto (padrão Standard Webhooks).',
  trial: 'Enviar teste',
  trialDone: (ms: number) => `O destino recebeu o teste em ${ms} ms.`,
  trialFailed: (motivo: string) => `O teste não chegou: ${motivo}`,
  replayFailed: 'Reenviar falhas',
  replayTitle: 'Reenviar o que falhou',
  replayText: 'As entregas que falharam neste período voltam para a fila, na ordem em que aconteceram.',
  since: 'Período',
  periods: { 1: 'Últimas 24 horas', 7: 'Últimos 7 dias', 30: 'Últimos 30 dias' },
  replayed: (n: number) =>
    n === 0
      ? 'Nenhuma entrega falhou neste período.'
      : pluralText(n, '1 entrega voltou para a fila.', '% entregas voltaram para a fila.'),
  again: 'Reenviar',
  againOf: (evento: string, quando: string) => `Reenviar ${evento} de ${quando}`,
  queued: 'A entrega voltou para a fila.',
  refresh: 'Atualizar',
  state: 'Situação',
  anyState: 'Qualquer',
  states: { AGUARDANDO: 'Aguardando', ENTREGUE: 'Entregue', FALHOU: 'Falhou' },
  none: 'Nenhum evento ainda. O que acontecer com os registros escolhidos aparece aqui.',
  noneFound: 'Nenhuma entrega nesta situação.',
  trialEvent: 'Teste',
  record: (id: number) => `registro ${id}`,
  answered: (codigo: number, ms: number) => `HTTP ${codigo} em ${ms} ms`,
  tries: (n: number) => pluralText(n, '1 tentativa', '% tentativas'),
  next: (quando: string) => `próxima em ${quando}`,
  answer: (texto: string) => `Resposta: ${texto}`,
} as const
