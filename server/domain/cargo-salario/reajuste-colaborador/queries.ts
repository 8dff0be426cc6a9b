export { devido } from './calculo.ts'
export { propostaDoTalento } from './do-talento.ts'
export { ATUAIS, atualDe, mudou, situacoesNoDia } from './situacao.ts'
