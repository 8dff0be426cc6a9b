export { ALVOS, type Alvo } from './alvos.ts'
export { idEm, marcaRepetidas, recusaJaProposta } from './duplicidade.ts'
export { projetadosPor } from './folha/projecao.ts'
export { type PropostaDeValor, propostasDeValor } from './impressao.ts'
export { hooksDeValor } from './proposta-de-valor.ts'
export { idsDasPropostas } from './propostas.ts'
export {
  acheTabela,
  exigeCenario,
  exigeDoTalento,
  exigeElaboracao,
  exigeSalario,
  ficaIgual,
  type Tabela,
  type TipoReajuste,
} from './tabela.ts'
