export { experiencia, trabalhaHoje } from './origem.ts'
export { type Par, type ParFilter, paginaDeTalentos, paresDe } from './pares.ts'
export { type Acompanhados, acompanhados, avaliados, podeAcompanhar, podeAvaliar } from './quem.ts'
