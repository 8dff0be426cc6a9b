export { afastamentoQueImpede } from './impedimento.ts'
