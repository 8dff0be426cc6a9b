export { propostasDoBox } from './proposta.ts'
