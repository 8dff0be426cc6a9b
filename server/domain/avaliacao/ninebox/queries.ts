export { ciclosFechados, lugaresDoCiclo } from './grafico.ts'
export type { DeQuem } from './lugares.ts'
