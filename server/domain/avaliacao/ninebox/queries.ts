export { ciclosFechados, lugaresDoCiclo } from './grafico.ts'
export type { DeQuem, Lugar } from './lugares.ts'
