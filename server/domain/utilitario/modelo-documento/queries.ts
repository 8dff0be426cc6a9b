export { modeloAtivo } from './emite.ts'
