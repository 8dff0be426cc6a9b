export { devido } from './calculo.ts'
export { propostaDoTalento, rascunhoDaProposta } from './do-talento.ts'
export { ATUAIS, atualDe, mudou, SEM_SITUACAO, type SituacaoNoDia, situacoesNoDia } from './situacao.ts'
