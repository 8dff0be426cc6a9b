export { clonaParticipantes } from './clona.ts'
export { type Acao, type Corpo, executaAcao } from './lote.ts'
export { contaParticipantes, isIdentificavel, recusaIdentificavel } from './regras.ts'
